import * as texts from '#src/components/texts.ts';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';

/** For the index and the text of a page. */
export const withIndexClass =
  'mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16';

interface PageIndexProps {
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a page: at the right of wide screens, collapsed above the text on others. */
export function PageIndex({ sections }: PageIndexProps) {
  const isBeside = useMediaQuery(WIDE);
  return (
    <nav
      aria-label={texts.onThisPage}
      className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start print:hidden"
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
  );
}
