import { companyHeads } from '#contract/site/company-heads.ts';
import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { sectionsOf } from '#src/features/company/markdown-sections.ts';
import terms from '#src/features/company/terms.md?raw';
import { termsNote, termsTitle } from '#src/features/company/texts.ts';

const { description: lede } = companyHeads.terms;

const sections = sectionsOf(terms);

export function Component() {
  return (
    <>
      <PageHead {...companyHeads.terms} />
      <Article title={termsTitle} lede={lede} note={termsNote} sections={sections} />
    </>
  );
}
