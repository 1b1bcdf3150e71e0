import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#contract/rules/format-number.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { foldText } from '#contract/search/text-folding.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';

const texts = {
  areas: 'Areas',
  allOfNigeria: 'All of Nigeria',
  allOf: (region: string) => `All of ${region}`,
  from: (price: number) => `from ${formatShortNaira(price)}`,
  all: (count: number) => `All ${formatNumber(count)} places`,
  fewer: 'Fewer places',
};

/** Three rows of two, or two of three. */
const CELLS = 6;

const cellClass =
  'flex size-full flex-col items-start justify-center rounded-field border px-3 py-1 text-left leading-tight transition-colors hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft';

/** Beside the list of homes, as many rows as fit on the screen, at least three. */
const WHOLE_ROWS =
  'lg:max-h-[max(10.5rem,round(down,100vh-42rem,3.5rem))] lg:snap-y lg:snap-mandatory lg:scroll-p-0.5 lg:overflow-y-auto *:snap-start';

interface AreaListProps {
  /** The most results first. */
  areas: readonly AreaCount[];
  region: string | undefined;
  location: string | undefined;
  isChosen: (area: AreaCount) => boolean;
  onChoose: (location: string | undefined) => void;
}

/** The areas on the map, with their counts and lowest prices: the largest ones, or after a press all. */
export function AreaList({ areas, region, location, isChosen, onChoose }: AreaListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isRegion = region !== undefined && foldText(region) === foldText(location ?? '');
  const wider = [
    ...(location ? [{ label: texts.allOfNigeria, name: undefined }] : []),
    ...(region && !isRegion ? [{ label: texts.allOf(region), name: region }] : []),
  ];
  const isLong = areas.length > CELLS;
  const first = isLong ? largestOf(areas, CELLS - 1, isChosen) : areas;
  const rest = showsAll ? areas.filter((area) => !first.includes(area)) : [];
  const cellOf = (area: AreaCount) => (
    <li key={area.name}>
      <button
        type="button"
        aria-pressed={isChosen(area)}
        onClick={() => onChoose(area.name)}
        className={cellClass}
      >
        <span className="flex w-full justify-between gap-x-1.5">
          <span className="min-w-0 wrap-break-word">{area.name}</span>
          <span className="text-muted tabular-nums">{formatNumber(area.count)}</span>
        </span>
        {area.lowestPrice != null && (
          <span className="text-xs text-muted tabular-nums">{texts.from(area.lowestPrice)}</span>
        )}
      </button>
    </li>
  );
  return (
    <>
      {wider.length > 0 && (
        <div className="mt-1 -ml-3 flex flex-wrap">
          {wider.map(({ label, name }) => (
            <Button key={label} variant="ghost" size="sm" onClick={() => onChoose(name)}>
              <ChevronLeft />
              {label}
            </Button>
          ))}
        </div>
      )}
      <ul
        aria-label={texts.areas}
        className={cn(
          '-mx-0.5 mt-1 grid auto-rows-[minmax(3rem,auto)] grid-cols-2 gap-2 p-0.5 text-sm md:max-lg:grid-cols-3',
          showsAll && WHOLE_ROWS,
        )}
      >
        {first.map(cellOf)}
        {isLong && (
          <li>
            <button
              type="button"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
              className={cn(cellClass, 'text-brand')}
            >
              {showsAll ? texts.fewer : texts.all(areas.length)}
            </button>
          </li>
        )}
        {rest.map(cellOf)}
      </ul>
    </>
  );
}

/** The chosen area is among them. */
function largestOf(
  areas: readonly AreaCount[],
  count: number,
  isChosen: AreaListProps['isChosen'],
): readonly AreaCount[] {
  const chosen = areas.slice(count).find(isChosen);
  return chosen ? [...areas.slice(0, count - 1), chosen] : areas.slice(0, count);
}
