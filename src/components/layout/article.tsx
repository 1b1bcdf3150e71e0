import type { ReactNode } from 'react';
import * as texts from '#src/components/texts.ts';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { PageContainer } from './page-container.tsx';
import { PageHeading } from './page-heading.tsx';

interface ArticleProps {
  title: string;
  lede: string;
  /** Shown below the title, such as the date of the last change. */
  note?: string;
  sections: readonly { id: string; heading: string; text: string; end?: ReactNode }[];
}

/** A text page. The table of contents is beside the text on wide screens and collapsed on others. */
export function Article({ title, lede, note, sections }: ArticleProps) {
  const isBeside = useMediaQuery(WIDE);
  return (
    <PageContainer as="article" className="pt-8 pb-16 md:pt-12">
      <PageHeading title={title} lede={lede} note={note} />
      <div className="mt-8 grid gap-10 lg:mt-12 lg:gap-12 lg:grid-cols-[16rem_1fr]">
        <nav
          aria-label={texts.onThisPage}
          className="lg:sticky lg:top-24 lg:self-start print:hidden"
        >
          <details open={isBeside}>
            <DisclosureSummary className="border-y py-2 text-sm lg:hidden">
              {texts.onThisPage}
            </DisclosureSummary>
            <ol className="mt-2 grid border-l border-hairline lg:mt-0">
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block py-2 pl-4 text-sm text-brand hover:text-brand-strong hover:underline"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="grid max-w-measure gap-12">
          {sections.map(({ id, heading, text, end }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
              <h2 id={`${id}-heading`} className="font-display text-xl font-semibold">
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

/** Markdown with paragraphs, lists, and quotes for sources. */
export function ArticleText({ text }: { text: string }) {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n').map((line) => line.replace(/^[->] /, ''));
    if (!block.startsWith('- ')) {
      return (
        <p key={block} className={cn('mt-4', block.startsWith('> ') && 'text-sm text-muted')}>
          {lines.join(' ')}
        </p>
      );
    }
    return (
      <ul key={block} className="mt-4 grid list-disc gap-2 pl-5 marker:text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  });
}
