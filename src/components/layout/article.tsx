import { PageContainer } from './page-container.tsx';

export type ArticleBlock = string | { list: readonly string[] };

export interface ArticleSection {
  id: string;
  heading: string;
  blocks: readonly ArticleBlock[];
}

interface ArticleProps {
  title: string;
  lede: string;
  /** Said under the title, such as the day of the last change. */
  note?: string;
  sections: readonly ArticleSection[];
}

/** A page to read: a title, a table of contents that stays beside the text, and the sections. */
export function Article({ title, lede, note, sections }: ArticleProps) {
  return (
    <PageContainer as="article" className="py-12 md:py-16">
      <header className="max-w-measure">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lede}</p>
        {note && <p className="mt-4 text-sm text-muted">{note}</p>}
      </header>
      <div className="mt-12 grid gap-12 lg:grid-cols-[16rem_1fr]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ol className="grid border-l border-hairline">
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
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block} className="mt-4">
        {block}
      </p>
    ) : (
      <ul key={block.list.join()} className="mt-4 grid list-disc gap-2 pl-5 marker:text-muted">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
