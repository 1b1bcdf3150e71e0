import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { riverPath, statePaths } from '#src/components/atlas/states.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { areasOf } from '#src/features/properties/api/area-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { areasOnAtlas } from './areas-on-atlas.ts';

const texts = {
  areas: 'Areas',
  allOfNigeria: 'All of Nigeria',
  allOf: (region: string) => `All of ${region}`,
  notLoaded: 'The areas could not be loaded',
  credit: 'Places: GeoNames, CC BY 4.0',
};

export interface AreasMapProps {
  search: PropertySearch;
  onChoose: (location: string | undefined) => void;
}

/** The areas of a search on the drawing of Nigeria or of the chosen state; a press filters by one. */
export function AreasMap({ search, onChoose }: AreasMapProps) {
  // The pressed label is gone once the areas of its state are shown.
  const ref = useKeptFocus<HTMLDivElement>(search.location ?? '');
  const width = useWidthOf(ref);
  const { data, error, refetch } = useQuery(areasOf(search));

  // The button is fixed on phones, so that it may be pressed far below the map.
  useEffect(() => {
    const { current } = ref;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [ref]);

  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="top-24 mb-6 min-w-0 scroll-mt-32 outline-none lg:sticky lg:order-last lg:self-start"
    >
      {data && <Areas all={data} location={search.location} width={width} onChoose={onChoose} />}
      {!data && !error && <Skeleton className="aspect-1000/810 w-full" />}
      {!data && error && <ErrorState title={texts.notLoaded} onRetry={refetch} />}
    </div>
  );
}

interface AreasProps {
  all: readonly AreaCount[];
  location: string | undefined;
  width: number;
  onChoose: AreasMapProps['onChoose'];
}

function Areas({ all, location, width, onChoose }: AreasProps) {
  const { region, areas, view, height, bubbles, names } = useMemo(
    () => areasOnAtlas(all, location, width),
    [all, location, width],
  );
  const isChosen = ({ name }: AreaCount) => foldText(name) === foldText(location ?? '');
  const wider = region && !isChosen({ name: region, region, count: 0 }) ? region : undefined;
  return (
    <>
      <div className="relative overflow-hidden rounded-card border bg-sunken" style={{ height }}>
        <svg
          aria-hidden="true"
          viewBox={[view.left, view.top, view.width, view.height].join(' ')}
          className="absolute inset-0 size-full [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <g className="fill-surface stroke-field-line/60">
            {Object.entries(statePaths).map(([state, path]) => (
              <path key={state} d={path} />
            ))}
          </g>
          <path d={riverPath} className="fill-none stroke-field-line" />
        </svg>
        {/* The list below has the same areas for the keyboard and for screen readers. */}
        <div aria-hidden="true">
          {bubbles.map(({ area, x, y, radius }) => (
            <button
              key={area.name}
              type="button"
              tabIndex={-1}
              title={area.name}
              onClick={() => onChoose(area.name)}
              className={cn(
                'absolute -translate-1/2 rounded-full text-xs font-semibold tabular-nums transition-colors',
                isChosen(area)
                  ? 'bg-highlight text-on-highlight'
                  : 'bg-brand-fill text-on-brand-fill hover:bg-brand-fill-strong',
              )}
              style={{ left: x, top: y, width: 2 * radius, height: 2 * radius }}
            >
              {formatNumber(area.count)}
            </button>
          ))}
          {[...names].map(([name, { x, y }]) => (
            <span
              key={name}
              className="pointer-events-none absolute -translate-1/2 text-xs leading-none font-medium whitespace-nowrap [text-shadow:0_0_3px_var(--surface),0_0_3px_var(--surface)]"
              style={{ left: x, top: y }}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
      <ul
        aria-label={texts.areas}
        className="mt-3 flex max-h-52 flex-wrap gap-2 overflow-y-auto p-0.5 text-sm"
      >
        {location && (
          <li>
            <AreaButton name={texts.allOfNigeria} onClick={() => onChoose(undefined)} />
          </li>
        )}
        {wider && (
          <li>
            <AreaButton name={texts.allOf(wider)} onClick={() => onChoose(wider)} />
          </li>
        )}
        {areas.map((area) => (
          <li key={area.name}>
            <AreaButton
              name={area.name}
              count={area.count}
              isChosen={isChosen(area)}
              onClick={() => onChoose(area.name)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{texts.credit}</p>
    </>
  );
}

interface AreaButtonProps {
  name: string;
  count?: number;
  isChosen?: boolean;
  onClick: () => void;
}

function AreaButton({ name, count, isChosen, onClick }: AreaButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="flex h-8 items-center gap-1.5 rounded-full border px-3 transition-colors hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft pointer-coarse:h-11 pointer-coarse:px-4"
    >
      {name}
      {count !== undefined && (
        <span className="text-muted tabular-nums">{formatNumber(count)}</span>
      )}
    </button>
  );
}

function useWidthOf(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
