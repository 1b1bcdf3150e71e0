import { companyHeads } from '#contract/site/company-heads.ts';
import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { DeviceData } from '#src/features/company/device-data.tsx';
import { sectionsOf } from '#src/features/company/markdown-sections.ts';
import privacy from '#src/features/company/privacy.md?raw';
import { privacyNote } from '#src/features/company/texts.ts';

const { title, description: lede } = companyHeads.privacy;

const DEVICE = 'device';

const sections = sectionsOf(privacy).map((section) =>
  section.id === DEVICE ? { ...section, end: <DeviceData onClear={removeDrafts} /> } : section,
);

async function removeDrafts() {
  const drafts = await import('#src/features/properties/editor/property-drafts.ts');
  await drafts.removeAllDrafts();
}

export function Component() {
  return (
    <>
      <PageHead {...companyHeads.privacy} />
      <Article title={title} lede={lede} note={privacyNote} sections={sections} />
    </>
  );
}
