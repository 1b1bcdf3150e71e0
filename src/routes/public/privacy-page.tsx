import { pageHeads } from '#contract/site/page-heads.ts';
import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { privacy, privacyNote } from '#src/features/company/privacy.ts';

const { title, description: lede } = pageHeads.privacy;

export function Component() {
  return (
    <>
      <PageHead {...pageHeads.privacy} />
      <Article title={title} lede={lede} note={privacyNote} sections={privacy} />
    </>
  );
}
