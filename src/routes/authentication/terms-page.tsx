import { pageHeads } from '#contract/site/page-heads.ts';
import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { terms, termsUpdated } from '#src/features/company/terms.ts';

const { description: lede } = pageHeads.terms;

export function TermsPage() {
  return (
    <>
      <PageHead {...pageHeads.terms} />
      <Article
        title="Terms of use"
        lede={lede}
        note={`Last changed on ${termsUpdated}`}
        sections={terms}
      />
    </>
  );
}
