import * as texts from '#src/components/texts.ts';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';
import { PageContainer } from './page-container.tsx';
import { PageHeading } from './page-heading.tsx';

export type ArticleBlock = string | { list: readonly string[] } | { source: string };

export interface ArticleSection {
  id: string;
  heading: string;
  blocks: readonly ArticleBlock[];
}

interface ArticleProps {
  title: string;
  lede: string;
  /** Shown below the title, such as the date of the last change. */
  note?: string;
  sections: readonly ArticleSection[];
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
          <details open={isBeside} className="group">
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
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
              <h2 id={`${id}-heading`} className="font-display text-xl font-semibold">
                {heading}
              </h2>
              <ArticleBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </PageContainer>
  );
}

export function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block} className="mt-4">
          {block}
        </p>
      );
    }
    if ('source' in block) {
      return (
        <p key={block.source} className="mt-4 text-sm text-muted">
          {block.source}
        </p>
      );
    }
    return (
      <ul key={block.list.join()} className="mt-4 grid list-disc gap-2 pl-5 marker:text-muted">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
}
