import { Article } from '#src/components/layout/article.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { terms, termsUpdated } from '#src/features/legal/terms.ts';
import { brand } from '#src/lib/brand.ts';
import { paths } from '#src/lib/paths.ts';

const lede = `The agreement between you and ${brand.name}, in words that a person can read.`;

export function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms"
        description={lede}
        canonicalPath={paths.authentication.terms.href()}
      />
      <Article
        title="Terms of use"
        lede={lede}
        note={`Last changed on ${termsUpdated}`}
        sections={terms}
      />
    </>
  );
}
