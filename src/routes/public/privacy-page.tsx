import { pageHeads } from '#contract/site/page-heads.ts';
import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { sectionsOf } from '#src/features/company/markdown-sections.ts';
import privacy from '#src/features/company/privacy.md?raw';
import { privacyNote } from '#src/features/company/texts.ts';

const { title, description: lede } = pageHeads.privacy;

export function Component() {
  return (
    <>
      <PageHead {...pageHeads.privacy} />
      <Article title={title} lede={lede} note={privacyNote} sections={sectionsOf(privacy)} />
    </>
  );
}
