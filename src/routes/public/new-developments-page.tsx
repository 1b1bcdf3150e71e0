import { Building2 } from 'lucide-react';
import { pageHeads } from '#contract/site/page-heads.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { developmentSearch } from '#src/features/properties/api/property-queries.ts';
import { usePropertyResults } from '#src/features/properties/api/use-property-results.ts';
import { PropertyResults } from '#src/features/properties/list/property-results.tsx';

const { description: lede } = pageHeads.newDevelopments;

export function NewDevelopmentsPage() {
  const results = usePropertyResults(developmentSearch);
  return (
    <>
      <PageHead {...pageHeads.newDevelopments} />
      <PageContainer className="pt-8 pb-20 md:pt-12">
        <PageHeading title="New developments" lede={lede} />
        <p role="status" className="mt-8 mb-4 min-h-6 font-semibold tabular-nums">
          {results.total > 0 && developmentsLabel(results.total)}
        </p>
        <PropertyResults
          results={results}
          onRetry={results.refresh}
          empty={<EmptyState title="No properties available at the moment." icon={<Building2 />} />}
          isWide
        />
      </PageContainer>
    </>
  );
}

function developmentsLabel(total: number): string {
  return `${total.toLocaleString('en-NG')} ${total === 1 ? 'development' : 'developments'}`;
}
