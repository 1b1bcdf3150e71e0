import { pageHeads } from '#contract/site/page-heads.ts';
import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { privacy, privacyUpdated } from '#src/features/company/privacy.ts';

const { description: lede } = pageHeads.privacy;

export function PrivacyPage() {
  return (
    <>
      <PageHead {...pageHeads.privacy} />
      <Article
        title="Privacy"
        lede={lede}
        note={`Last changed on ${privacyUpdated}`}
        sections={privacy}
      />
    </>
  );
}
