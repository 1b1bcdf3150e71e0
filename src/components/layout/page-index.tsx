import { useEffect, useState } from 'react';
import * as texts from '#src/components/texts.ts';
import { DisclosureSummary } from '#src/components/ui/disclosure-summary.tsx';
import { useMediaQuery, WIDE } from '#src/lib/media-query.ts';

/** For the index and the text of a page. */
export const withIndexClass =
  'mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[minmax(0,40rem)_17.5rem] lg:justify-between';

interface PageIndexProps {
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a page: at the right of wide screens, collapsed above the text on others. */
export function PageIndex({ sections }: PageIndexProps) {
  const isBeside = useMediaQuery(WIDE);
  const current = useCurrentSection(sections);
  return (
    <nav
      aria-label={texts.onThisPage}
      className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <details open={isBeside}>
        <DisclosureSummary className="border-y py-2 text-sm lg:hidden">
          {texts.onThisPage}
        </DisclosureSummary>
        {/* The title of the navigation, which the summary shows on others. */}
        {isBeside && (
          <p aria-hidden="true" className="mb-3 text-sm font-semibold">
            {texts.onThisPage}
          </p>
        )}
        <ol className="mt-2 grid border-l border-hairline lg:mt-0">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="-ml-px block border-l-2 border-transparent py-2 pl-4 text-sm text-muted transition-colors hover:text-brand aria-[current]:border-brand aria-[current]:font-medium aria-[current]:text-brand"
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

/** The id of the section that was linked to, or else of the first one, in the upper half of the screen. */
function useCurrentSection(sections: PageIndexProps['sections']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const visible = new Set<string>();
    function update() {
      const ids = [window.location.hash.slice(1), ...sections.map(({ id }) => id)];
      setCurrent(ids.find((id) => visible.has(id)));
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        update();
      },
      // From where a link scrolls its section to (`scroll-mt-24`).
      { rootMargin: '-100px 0px -50% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    window.addEventListener('hashchange', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', update);
    };
  }, [sections]);
  return current;
}
