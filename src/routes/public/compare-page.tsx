import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { CompareHomes } from '#src/features/properties/compare/compare-homes.tsx';
import { heading } from '#src/features/properties/compare/texts.ts';
import { ShortlistUrl } from '#src/features/properties/saved/shortlist/shortlist-link.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';

export function Component() {
  const [{ ids = [] }] = useUrlState(ShortlistUrl);
  return (
    <PageContainer className="pt-4 pb-20 md:pt-12 print:pt-4 print:pb-0">
      <PageHead title={heading} isPrivate />
      <CompareHomes ids={ids} />
    </PageContainer>
  );
}
