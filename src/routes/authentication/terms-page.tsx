import { pageHeads } from '#contract/site/page-heads.ts';
import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { terms, termsNote, termsTitle } from '#src/features/company/terms.ts';

const { description: lede } = pageHeads.terms;

export function Component() {
  return (
    <>
      <PageHead {...pageHeads.terms} />
      <Article title={termsTitle} lede={lede} note={termsNote} sections={terms} />
    </>
  );
}
