import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { privacy, privacyUpdated } from '#src/features/legal/privacy.ts';
import { paths } from '#src/lib/paths.ts';

const lede = 'What we know about you, why, for how long, and what you can do about it.';

export function PrivacyPage() {
  return (
    <>
      <PageHead title="Privacy" description={lede} canonicalPath={paths.privacy.href()} />
      <Article
        title="Privacy"
        lede={lede}
        note={`Last changed on ${privacyUpdated}`}
        sections={privacy}
      />
    </>
  );
}
