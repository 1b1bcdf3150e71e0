import { pageHeads } from '#contract/site/page-heads.ts';
import streetAvif640 from '#src/assets/about/street-640.avif';
import streetWebp640 from '#src/assets/about/street-640.webp';
import streetAvif1200 from '#src/assets/about/street-1200.avif';
import streetWebp1200 from '#src/assets/about/street-1200.webp';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { ContactCallToAction } from '#src/features/company/contact-call-to-action.tsx';
import { about as texts } from '#src/features/company/texts.ts';
import { paths } from '#src/lib/paths.ts';

const { title, description: lede } = pageHeads.about;

export function Component() {
  return (
    <>
      <PageHead {...pageHeads.about} />
      <PageContainer className="grid gap-8 pt-8 pb-12 md:gap-10 md:pt-12 md:pb-16 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <PageHeading title={title} lede={lede} />
          <div className="mt-6 md:mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={paths.propertyListings.href()}>{texts.viewAll}</ButtonLink>
            <ButtonLink to={paths.faq.href()} variant="secondary">
              {pageHeads.faq.title}
            </ButtonLink>
          </div>
        </div>
        <picture className="lg:col-span-7">
          <source
            type="image/avif"
            srcSet={`${streetAvif640} 640w, ${streetAvif1200} 1200w`}
            sizes="(min-width: 1024px) 700px, 100vw"
          />
          <img
            src={streetWebp1200}
            srcSet={`${streetWebp640} 640w, ${streetWebp1200} 1200w`}
            sizes="(min-width: 1024px) 700px, 100vw"
            width={1200}
            height={800}
            fetchPriority="high"
            alt={texts.photo}
            className="aspect-3/2 w-full lg:aspect-16/9 rounded-card object-cover"
          />
        </picture>
      </PageContainer>
      <section aria-labelledby="promises" className="border-y bg-surface py-16 md:py-24">
        <PageContainer>
          <h2 id="promises" className="font-display text-xl font-semibold md:text-2xl">
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
      <div className="pt-16 md:pt-24">
        <ContactCallToAction />
      </div>
    </>
  );
}
