import type { ReactNode } from 'react';
import { brand } from '#contract/site/brand.ts';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { cn } from '#src/lib/class-names.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { PageContainer } from './page-container.tsx';
import { PageHeading } from './page-heading.tsx';
import { PageIndex, withIndexClass } from './page-index.tsx';

interface ArticleProps {
  title: string;
  lede: string;
  /** Shown below the title, such as the date of the last change. */
  note?: string;
  sections: readonly { id: string; heading: string; text: string; end?: ReactNode }[];
}

/** A text page with an index of its sections. */
export function Article({ title, lede, note, sections }: ArticleProps) {
  return (
    <PageContainer as="article" className="pt-8 pb-16 md:pt-12">
      <PageHeading title={title} lede={lede} note={note} />
      <div className={withIndexClass}>
        <PageIndex sections={sections} />
        <div className="grid gap-12">
          {sections.map(({ id, heading, text, end }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
              <h2 id={`${id}-heading`} className="text-xl font-semibold">
                {heading}
              </h2>
              <ArticleText text={text} />
              {end}
            </section>
          ))}
        </div>
      </div>
    </PageContainer>
  );
}

/** On phones, the explanations of more terms than these are collapsed if the text allows it. */
const MAX_OPEN_TERMS = 5;

interface ArticleTextProps {
  text: string;
  /** Whether a long list of terms is collapsed on phones. */
  collapsesTerms?: boolean;
}

/**
 * Markdown with paragraphs, quotes for sources, and lists; one whose items all start with a
 * `**term:**` is shown as terms with their explanations.
 */
export function ArticleText({ text, collapsesTerms = false }: ArticleTextProps) {
  const isPhone = !useMediaQuery(NOT_MOBILE);
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n').map((line) => line.replace(/^[->] /, ''));
    if (!block.startsWith('- ')) {
      return (
        <p key={block} className={cn('mt-4', block.startsWith('> ') && 'text-sm text-muted')}>
          <LinkedText text={lines.join(' ')} />
        </p>
      );
    }
    const terms = lines.flatMap((line) => {
      const [, term, explanation] = line.match(/^\*\*(.+?):\*\* (.+)$/) ?? [];
      return term && explanation ? [{ term, explanation }] : [];
    });
    if (terms.length === lines.length) {
      if (collapsesTerms && isPhone && terms.length > MAX_OPEN_TERMS) {
        return (
          <div key={block} className="mt-4 border-l border-hairline pl-4">
            {terms.map(({ term, explanation }) => (
              <details key={term} className="border-hairline not-first:border-t">
                <DisclosureSummary className="py-2.5 [&>svg]:text-muted">{term}</DisclosureSummary>
                <p className="pb-4 first-letter:uppercase">{explanation}</p>
              </details>
            ))}
          </div>
        );
      }
      return (
        <dl key={block} className="mt-4 grid gap-4 max-lg:border-l max-lg:pl-4">
          {terms.map(({ term, explanation }) => (
            <div key={term} className="gap-x-6 lg:grid lg:grid-cols-[11rem_1fr]">
              <dt className="font-medium text-balance">{term}</dt>
              <dd className="text-pretty first-letter:uppercase max-lg:mt-0.5">{explanation}</dd>
            </div>
          ))}
        </dl>
      );
    }
    return (
      <ul key={block} className="mt-4 grid list-disc gap-2 pl-5 marker:text-muted">
        {lines.map((line) => (
          <li key={line} className="text-pretty">
            {line}
          </li>
        ))}
      </ul>
    );
  });
}

/** Our email address is a link. */
function LinkedText({ text }: { text: string }) {
  const [before, after] = text.split(brand.email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${brand.email}`} className="text-brand underline underline-offset-3">
        {brand.email}
      </a>
      {after}
    </>
  );
}
