import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { PropertySearchUrl } from '#contract/search/property-search-url.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { areasQuery } from '#src/features/properties/api/area-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { writeUrlState } from '#src/lib/use-url-state.ts';
import { AreasDrawing } from './areas-drawing.tsx';
import { areasOf } from './areas-on-atlas.ts';
import { cardOf, useMarkedHome } from './use-marked-home.ts';

const texts = {
  areas: 'Areas',
  allOfNigeria: 'All of Nigeria',
  allOf: (region: string) => `All of ${region}`,
  from: (price: number) => `from ${formatShortNaira(price)}`,
  notOnMap: (count: number, total: number) =>
    `${formatNumber(count)} of ${formatNumber(total)} ${total === 1 ? 'home' : 'homes'} ${count === 1 ? 'is' : 'are'} not on the map`,
  notLoaded: 'The areas could not be loaded',
  credit: 'Places: GeoNames, CC BY 4.0',
};

export interface AreasMapProps {
  search: PropertySearch;
  /** The homes in the list beside the map, in its order. */
  homes: readonly Property[];
  onChoose: (location: string | undefined) => void;
}

/** The areas of a search on the drawing of Nigeria or of the chosen state; a press filters by one. */
export function AreasMap({ search, homes, onChoose }: AreasMapProps) {
  // The pressed label is gone once the areas of its state are shown.
  const ref = useKeptFocus<HTMLDivElement>(search.location ?? '');
  const width = useWidthOf(ref);
  const markedHome = useMarkedHome(ref);
  const { data, error, refetch } = useQuery(areasQuery(search));
  const { location } = search;
  // Marked at once; the page with the new location takes a moment.
  const [pressed, setPressed] = useState<{
    name?: string | undefined;
    before?: string | undefined;
  }>();
  const found = useMemo(() => data && areasOf(data.areas, location), [data, location]);

  // The button is fixed on phones, so that it may be pressed far below the map.
  useEffect(() => {
    const { current } = ref;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [ref]);

  function choose(name: string | undefined) {
    setPressed({ name, before: location });
    onChoose(name);
  }

  if (pressed && pressed.before !== location) setPressed(undefined);
  const chosen = pressed ? pressed.name : location;
  const isChosen = ({ name }: AreaCount) => foldText(name) === foldText(chosen ?? '');
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="top-24 mb-6 min-w-0 scroll-mt-32 outline-none lg:sticky lg:order-last lg:self-start"
    >
      {found && (
        <>
          <AreasDrawing
            areas={found.areas}
            base={found.view}
            width={width}
            homes={homes}
            markedHome={markedHome}
            isChosen={isChosen}
            onChoose={choose}
            onChooseHome={(index) => cardOf(ref, index)?.querySelector('a')?.focus()}
          />
          <AreaList {...found} location={location} isChosen={isChosen} onChoose={choose} />
          {found.notOnMap && (
            <p className="mt-2 text-sm">
              <Link
                to={addressOf({ ...search, location: found.notOnMap.name })}
                preventScrollReset
                className="text-brand underline underline-offset-2"
              >
                {texts.notOnMap(found.notOnMap.count, found.inRegion ?? data?.total ?? 0)}
              </Link>
            </p>
          )}
          <p className="mt-2 text-xs text-muted">{texts.credit}</p>
        </>
      )}
      {!found && !error && <Skeleton className="aspect-1000/810 w-full" />}
      {!found && error && <ErrorState title={texts.notLoaded} onRetry={refetch} />}
    </div>
  );
}

function addressOf(search: PropertySearch): string {
  return paths.propertyListings.href(
    writeUrlState(PropertySearchUrl, { sort: 'newest', ...search }),
  );
}

interface AreaListProps extends Pick<ReturnType<typeof areasOf>, 'areas' | 'region'> {
  location: string | undefined;
  isChosen: (area: AreaCount) => boolean;
  onChoose: AreasMapProps['onChoose'];
}

function AreaList({ areas, region, location, isChosen, onChoose }: AreaListProps) {
  const isRegion = region !== undefined && foldText(region) === foldText(location ?? '');
  return (
    <ul
      aria-label={texts.areas}
      className="mt-3 flex max-h-52 flex-wrap gap-2 overflow-y-auto p-0.5 text-sm max-md:grid max-md:grid-cols-2"
    >
      {location && (
        <li>
          <AreaButton name={texts.allOfNigeria} onClick={() => onChoose(undefined)} />
        </li>
      )}
      {region && !isRegion && (
        <li>
          <AreaButton name={texts.allOf(region)} onClick={() => onChoose(region)} />
        </li>
      )}
      {areas.map((area) => (
        <li key={area.name}>
          <AreaButton
            name={area.name}
            area={area}
            isChosen={isChosen(area)}
            onClick={() => onChoose(area.name)}
          />
        </li>
      ))}
    </ul>
  );
}

interface AreaButtonProps {
  name: string;
  area?: AreaCount;
  isChosen?: boolean;
  onClick: () => void;
}

function AreaButton({ name, area, isChosen, onClick }: AreaButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="flex h-8 items-center gap-x-1.5 rounded-full border px-3 transition-colors hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft max-md:grid max-md:w-full max-md:grid-cols-[minmax(0,auto)_1fr] max-md:content-center max-md:rounded-field max-md:text-left max-md:leading-tight pointer-coarse:h-11 md:pointer-coarse:px-4"
    >
      <span className="truncate">{name}</span>
      {area && <span className="text-muted tabular-nums">{formatNumber(area.count)}</span>}
      {area?.lowestPrice != null && (
        <span className="col-span-full text-xs text-muted tabular-nums">
          {texts.from(area.lowestPrice)}
        </span>
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
