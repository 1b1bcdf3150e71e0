import { useQuery } from '@tanstack/react-query';
import {
  type RefObject,
  startTransition,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { ALL_OF_NIGERIA } from '#contract/search/elsewhere.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { PropertySearchUrl } from '#contract/search/property-search-url.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { placeOf } from '#src/components/atlas/area-points.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { areasQuery } from '#src/features/properties/api/area-queries.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { writeUrlState } from '#src/lib/url-state.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { AreaList } from './area-list.tsx';
import { AreasDrawing } from './areas-drawing.tsx';
import { areasOf, frameAspect } from './areas-on-atlas.ts';
import { cardOf, useMarkedHome } from './use-marked-home.ts';

const texts = {
  mapOf: (region = ALL_OF_NIGERIA) => `Map of ${region}`,
  notOnMap: (count: number, total: number) =>
    `${formatNumber(count)} of ${formatNumber(total)} ${total === 1 ? 'property' : 'properties'} ${count === 1 ? 'is' : 'are'} not on the map`,
  notLoaded: 'The areas could not be loaded',
  ofAnyStatus: 'All statuses counted',
  inTwo: 'Some count in two places',
  credit: 'Places: GeoNames, CC BY 4.0',
};

/** The limits of the drawing's height, which leave room for the areas below it. */
const drawingSize =
  'max-h-72 min-h-60 w-full md:max-h-88 lg:max-h-[clamp(20rem,100svh-30.5rem,26rem)]';
/** The filters, in two rows up to 1280 px, stay above it. */
const besideList = 'lg:sticky lg:top-36 lg:order-last lg:mb-0 lg:self-start xl:top-22';

export interface AreasMapProps {
  search: PropertySearch;
  /** Whether the homes are loading, which may bring the areas. */
  isWaiting: boolean;
  /** The homes in the list beside the map, in its order. */
  homes: readonly Property[];
  onChoose: (location: string | undefined) => Promise<void> | void;
}

/** The areas of a search on the drawing of Nigeria or of the chosen state; a press filters by one. */
export function AreasMap({ search, isWaiting, homes, onChoose }: AreasMapProps) {
  const drawingRef = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({ ...areasQuery(search), enabled: !isWaiting });
  // A pressed label is gone once the areas of its state are shown, and so is 'Try again' at once.
  const ref = useKeptFocus<HTMLDivElement>(`${search.location} ${error !== null}`);
  const size = useSizeOf(drawingRef);
  const markedHome = useMarkedHome(ref);
  const { location } = search;
  // Marked at once; the page with the new location takes a moment.
  const [chosen, showChosen] = useOptimistic(location);
  const found = useMemo(() => data && areasOf(data.areas, location), [data, location]);

  const total = found?.inRegion ?? data?.total ?? 0;
  const choose = (name: string | undefined) =>
    startTransition(async () => {
      showChosen(name);
      await onChoose(name);
    });

  const notes = [
    ...(search.status ? [] : [texts.ofAnyStatus]),
    ...(found && found.counted > total ? [texts.inTwo] : []),
    texts.credit,
  ];
  const state = found ? found.state : placeOf({ location: location ?? '' })?.state;
  const isChosen = ({ name }: AreaCount) => foldText(name) === foldText(chosen ?? '');
  return (
    <section
      ref={ref}
      aria-label={texts.mapOf(found?.region)}
      tabIndex={-1}
      data-searching={chosen !== location || undefined}
      className={cn('mb-6 min-w-0 scroll-mt-32 outline-none', besideList)}
    >
      <div
        ref={drawingRef}
        style={{ aspectRatio: frameAspect(state) }}
        className={cn(drawingSize, !found && error && 'hidden')}
      >
        {found && (
          <AreasDrawing
            {...found}
            {...size}
            homes={homes}
            markedHome={markedHome}
            isChosen={isChosen}
            onChoose={choose}
            onChooseHome={(index) => cardOf(ref, index)?.querySelector('a')?.focus()}
          />
        )}
        {!found && !error && <Skeleton radius="card" className="size-full" />}
      </div>
      {found && (
        <>
          <AreaList {...found} location={location} isChosen={isChosen} onChoose={choose} />
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            {found.notOnMap && (
              <Link
                to={addressOf({ ...search, location: found.notOnMap.name })}
                preventScrollReset
                className="text-brand underline underline-offset-2"
              >
                {texts.notOnMap(found.notOnMap.count, total)}
              </Link>
            )}
            <span className="text-xs text-muted">{notes.join(' · ')}</span>
          </p>
        </>
      )}
      {!found && error && <ErrorState title={texts.notLoaded} onRetry={refetch} />}
    </section>
  );
}

function addressOf(search: PropertySearch): string {
  return paths.propertyListings.href(
    writeUrlState(PropertySearchUrl, { sort: 'newest', ...search }),
  );
}

/** In pixels of a browser whose text is 16 px; nothing before the first layout. */
function useSizeOf(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const scale = 16 / rem;
      setSize({ width: scale * element.clientWidth, height: scale * element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
