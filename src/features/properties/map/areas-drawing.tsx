import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Property } from '#contract/property/property.ts';
import { priceLabel } from '#contract/property/property-labels.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { positionOf, riverPath, statePaths } from '#src/components/atlas/states.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { bubblesOf, placeIn } from './areas-on-atlas.ts';
import { mapPointOf } from './map-point.ts';
import { ASPECT, heightOf, isOfArea, type View } from './map-view.ts';
import type { Label } from './place-apart.ts';
import { useMapView } from './use-map-view.ts';

const texts = { enlarge: 'Zoom in', reduce: 'Zoom out' };

const ZOOM_STEP = 2;

/** The width of a home's dot. */
const DOT_PX = 14;

interface AreasDrawingProps {
  areas: readonly AreaCount[];
  /** The view to start with. */
  base: View;
  /** In pixels. */
  width: number;
  homes: readonly Property[];
  /** The position of the home that is pointed at in the list. */
  markedHome: number | undefined;
  isChosen: (area: AreaCount) => boolean;
  onChoose: (name: string) => void;
  onChooseHome: (index: number) => void;
}

/** The drawing of Nigeria or of a part of it, with a bubble for each area and dots for homes. */
export function AreasDrawing(props: AreasDrawingProps) {
  const { areas, base, width, homes, markedHome, isChosen, onChoose, onChooseHome } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const { view, shift, isWhole, enlarge, handlers } = useMapView(base, frameRef);
  const dots = useMemo(() => dotsOf(homes, view, width), [homes, view, width]);
  const chosen = areas.find(isChosen)?.name;
  const { bubbles, names } = useMemo(
    () => bubblesOf(areas, view, width, dots, chosen),
    [areas, view, width, dots, chosen],
  );
  const height = width / ASPECT;
  return (
    <div className="relative">
      {/* The list below has the same areas for the keyboard and for screen readers. */}
      <div
        ref={frameRef}
        {...handlers}
        aria-hidden="true"
        className={cn(
          'relative overflow-hidden rounded-card border bg-sunken select-none',
          isWhole ? 'touch-pan-x touch-pan-y' : 'cursor-grab touch-none active:cursor-grabbing',
        )}
        style={{ height }}
      >
        <div
          className="absolute inset-0 origin-top-left"
          style={{
            transform:
              shift &&
              `translate(${shift.x * width}px, ${shift.y * height}px) scale(${shift.scale})`,
          }}
        >
          <Land view={view} />
          {bubbles.map(({ area, x, y, radius, price }) => (
            <button
              key={area.name}
              type="button"
              tabIndex={-1}
              title={[area.name, price].filter(Boolean).join(', ')}
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
          {[...names].map(([name, label]) => (
            <AreaLabel key={name} {...label} />
          ))}
          {dots.map(({ index, home, x, y }) => (
            <button
              key={home._id}
              type="button"
              tabIndex={-1}
              data-dot={index}
              title={`${home.title}, ${priceLabel(home)}`}
              onClick={() => onChooseHome(index)}
              data-marked={index === markedHome || undefined}
              className="absolute flex size-6 -translate-1/2 items-center justify-center after:size-3.5 after:rounded-full after:border-2 after:border-surface after:bg-ink after:transition-[width,height] data-marked:z-10 data-marked:after:size-5.5 data-marked:after:bg-highlight"
              style={{ left: x, top: y }}
            />
          ))}
        </div>
      </div>
      <div className="absolute right-2 bottom-2 flex gap-1">
        <ZoomButton label={texts.enlarge} onClick={() => enlarge(ZOOM_STEP)}>
          <Plus />
        </ZoomButton>
        <ZoomButton
          label={texts.reduce}
          isDisabled={isWhole}
          onClick={() => enlarge(1 / ZOOM_STEP)}
        >
          <Minus />
        </ZoomButton>
      </div>
    </div>
  );
}

/** Homes with a point of their own, at the scale of an area. */
function dotsOf(homes: readonly Property[], view: View, width: number) {
  if (!isOfArea(view)) return [];
  return homes.flatMap((home, index) => {
    const { point, isExact } = mapPointOf(home);
    const place = isExact ? placeIn(view, positionOf(point), width) : undefined;
    return place ? [{ index, home, ...place, radius: DOT_PX / 2 }] : [];
  });
}

function Land({ view }: { view: View }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={[view.left, view.top, view.width, heightOf(view)].join(' ')}
      className="absolute inset-0 size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <g className="fill-surface stroke-field-line/60">
        {Object.entries(statePaths).map(([state, path]) => (
          <path key={state} d={path} />
        ))}
      </g>
      <path d={riverPath} className="fill-none stroke-field-line" />
    </svg>
  );
}

function AreaLabel({ x, y, lines: [name, price] }: Label) {
  return (
    <span
      className="pointer-events-none absolute -translate-1/2 text-center text-xs leading-[15px] font-medium whitespace-nowrap [text-shadow:0_0_3px_var(--surface),0_0_3px_var(--surface)]"
      style={{ left: x, top: y }}
    >
      {name}
      {price && <span className="block font-normal text-muted tabular-nums">{price}</span>}
    </span>
  );
}

interface ZoomButtonProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ZoomButton({ label, isDisabled, onClick, children }: ZoomButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="w-9 px-0! pointer-coarse:w-11"
    >
      {children}
    </Button>
  );
}
