import { formatNumber } from '#contract/rules/format-number.ts';
import { firstHeads } from '#contract/site/first-heads.ts';
import { EmptyPage } from '#src/components/feedback/empty-page.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { developmentSearch } from '#src/features/properties/api/property-queries.ts';
import { DevelopmentCard } from '#src/features/properties/list/development-card.tsx';
import {
  PropertyResults,
  usePropertyResults,
} from '#src/features/properties/list/property-results.tsx';
import * as listTexts from '#src/features/properties/list/texts.ts';
import * as texts from './texts.ts';

const { title } = firstHeads.newDevelopments;

export function Component() {
  const results = usePropertyResults(developmentSearch);
  const { total } = results;
  return (
    <>
      <PageHead {...firstHeads.newDevelopments} />
      <PageContainer className="pt-3 pb-20 md:pt-12">
        <div className="mb-5 md:mb-8">
          <PageHeading
            title={title}
            aside={
              <p className="mt-1 min-h-6 text-muted tabular-nums max-md:basis-full max-md:text-sm">
                <span role="status">
                  {total > 0 &&
                    `${formatNumber(total)} ${total === 1 ? texts.development : texts.developments}`}
                </span>
                {total > 0 && ` · ${texts.developmentsLede}`}
              </p>
            }
          />
        </div>
        <PropertyResults
          results={results}
          onRetry={results.refresh}
          empty={<EmptyPage title={listTexts.none} />}
          card={(property, index) => (
            <DevelopmentCard property={property} isPriority={index === 0} />
          )}
        />
      </PageContainer>
    </>
  );
}
