import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber } from '#contract/rules/format-number.ts';
import { popularLocations } from '#contract/search/locations.ts';
import { companyHeads } from '#contract/site/company-heads.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { company } from '#src/features/company/company.ts';
import { CompanyFacts } from '#src/features/company/company-facts.tsx';
import { ContactCallToAction } from '#src/features/company/contact-call-to-action.tsx';
import { about as texts } from '#src/features/company/texts.ts';
import { checkCountQuery } from '#src/features/properties/api/check-count-queries.ts';
import { AnnotatedListing } from '#src/features/properties/list/annotated-listing.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';

const { title, description: lede } = companyHeads.about;

export function Component() {
  const isWide = useMediaQuery(WIDE);
  return (
    <>
      <PageHead {...companyHeads.about} />
      <PageContainer className="grid gap-x-16 gap-y-12 pt-8 pb-16 md:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <PageHeading title={title} lede={lede} />
          {hasCapability('paging') && <CheckCounts />}
          {isWide && <CompanyFacts company={company} />}
          {isWide && <NextSteps />}
        </div>
        <div className="min-w-0 lg:pt-2">
          <AnnotatedListing none={<Atlas locations={popularLocations} hasLabels />} />
          {!isWide && <NextSteps />}
        </div>
        {!isWide && <CompanyFacts company={company} />}
      </PageContainer>
      <section aria-labelledby="promises" className="border-y bg-surface py-16">
        <PageContainer>
          <h2 id="promises" className="font-display text-2xl font-semibold">
            {texts.howWeWork}
          </h2>
          <ol className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {texts.promises.map(({ title, text }) => (
              <li key={title} className="border-t pt-5">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-2 max-w-measure text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </PageContainer>
      </section>
      <div className="pt-16">
        <ContactCallToAction />
      </div>
    </>
  );
}

function NextSteps() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <ButtonLink to={paths.propertyListings.href()} variant="secondary" className="max-sm:w-full">
        {texts.viewAll}
      </ButtonLink>
      <Link
        to={paths.faq.href()}
        className="inline-flex min-h-11 items-center text-sm font-medium text-brand underline underline-offset-4 hover:text-brand-strong"
      >
        {companyHeads.faq.title}
      </Link>
    </div>
  );
}

/** Reserves its space while the counts load; nothing if they cannot be loaded. */
function CheckCounts() {
  const { data, isError } = useQuery(checkCountQuery);
  if (isError || data?.total === 0) return null;
  const counts = [
    [data?.withPapers, texts.withPapers],
    [data?.visited, texts.visited],
  ] as const;
  return (
    <dl className="mt-8 grid min-h-33 grid-cols-2 gap-6 border-t pt-5 md:mt-10 lg:min-h-57 lg:grid-cols-1 lg:gap-7 lg:pt-6">
      {counts.map(
        ([count, label]) =>
          data &&
          count !== undefined && (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">
                <Share of={count / data.total} />
                {label}
              </dt>
              <dd className="text-2xl font-semibold tracking-tight tabular-nums lg:text-3xl">
                {texts.ofAll(formatNumber(count), formatNumber(data.total))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A bar that is filled as far as the share, between 0 and 1. */
function Share({ of: share }: { of: number }) {
  return (
    <span aria-hidden="true" className="mt-1.5 mb-2 block h-1 rounded-full bg-hairline">
      <span
        className="block h-full rounded-full bg-ink"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  );
}
