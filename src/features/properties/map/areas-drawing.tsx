import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Property } from '#contract/property/property.ts';
import { priceLabel } from '#contract/property/property-labels.ts';
import { formatShortNaira } from '#contract/rules/naira.ts';
import type { AreaCount } from '#contract/search/property-facets.ts';
import { groundAt, Land } from '#src/components/atlas/land.tsx';
import { positionOf, type State } from '#src/components/atlas/states.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { type Bubble, bubblesOf, partedView } from './bubbles.ts';
import { mapPointOf } from './map-point.ts';
import { isOfArea, placeIn, positionAt, type View } from './map-view.ts';
import { useMapView } from './use-map-view.ts';

const texts = {
  enlarge: 'Zoom in',
  reduce: 'Zoom out',
  dots: 'Dots are exact points.',
  inAll: (areas: string, count: number) => `${areas}: ${count} in all`,
};

const shortCount = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumSignificantDigits: 2,
});

const ZOOM_STEP = 2;

/** Around names, so that they are not read through the lines of the drawing. */
const halos = {
  land: '[-webkit-text-stroke:3px_var(--surface)]',
  sea: '[-webkit-text-stroke:3px_var(--water)]',
  beyond: '[-webkit-text-stroke:3px_light-dark(var(--sunken),var(--paper))]',
};

/** The width of a home's dot. */
const DOT_PX = 14;

interface AreasDrawingProps {
  areas: readonly AreaCount[];
  /** Drawn before its neighbours. */
  state: State | undefined;
  /** The chosen area. */
  center: AreaCount | undefined;
  /** The part of the drawing that is shown at first. */
  extent: View;
  /** The space around the extent. */
  marginPx: number;
  /** In pixels, which grow with the text that the browser is set to. */
  width: number;
  height: number;
  homes: readonly Property[];
  /** The position of the home that is pointed at in the list. */
  markedHome: number | undefined;
  isChosen: (area: AreaCount) => boolean;
  onChoose: (name: string) => void;
  onChooseHome: (index: number) => void;
}

/** The drawing of Nigeria or of a part of it, with a bubble for each area and dots for homes. */
export function AreasDrawing(props: AreasDrawingProps) {
  const { areas, state, center, extent, marginPx, width, height, homes, markedHome } = props;
  const { isChosen, onChoose, onChooseHome } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const { view, shift, showsAll, show, enlarge, handlers } = useMapView(
    { extent, marginPx },
    { width, height },
    frameRef,
  );
  const dots = useMemo(() => dotsOf(homes, view, width), [homes, view, width]);
  const {
    bubbles,
    names,
    dots: clearDots,
  } = useMemo(
    () => bubblesOf(areas, view, width, { state, center, dots }),
    [areas, view, width, state, center, dots],
  );
  const shownDots = dots.filter((dot) => clearDots.includes(dot) || dot.index === markedHome);
  const press = (inBubble: Bubble['areas']) => {
    const closer = partedView(inBubble, view);
    if (closer) show(closer);
    else onChoose(inBubble[0].name);
  };
  return (
    <div className="relative size-full">
      {/* The list below has the same areas for the keyboard and for screen readers. */}
      <div
        ref={frameRef}
        {...handlers}
        aria-hidden="true"
        className={cn(
          'relative size-full overflow-hidden rounded-card border bg-[light-dark(var(--sunken),var(--paper))] select-none',
          showsAll ? 'touch-pan-x touch-pan-y' : 'cursor-grab touch-none active:cursor-grabbing',
        )}
      >
        <div
          className="absolute inset-0 origin-top-left"
          style={{
            transform:
              shift && `translate(${100 * shift.x}%, ${100 * shift.y}%) scale(${shift.scale})`,
          }}
        >
          <Land viewBox={[view.left, view.top, view.width, view.height].join(' ')} state={state} />
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            stroke="var(--muted)"
            className="absolute inset-0 size-full"
          >
            {[...names].map(
              ([name, { line }]) =>
                line && (
                  <line key={name} x1={line[0].x} y1={line[0].y} x2={line[1].x} y2={line[1].y} />
                ),
            )}
          </svg>
          {/* Below the bubbles, whose numbers stay legible. */}
          {shownDots.map(({ index, home, x, y }) => (
            <button
              key={home._id}
              type="button"
              tabIndex={-1}
              data-dot={index}
              title={`${home.title}, ${priceLabel(home)}`}
              onClick={() => onChooseHome(index)}
              data-marked={index === markedHome || undefined}
              className="absolute flex size-6 -translate-1/2 items-center justify-center after:size-3.5 after:rounded-full after:border-2 after:border-surface after:bg-ink after:transition-[width,height] data-marked:z-10 data-marked:after:size-5.5 data-marked:after:bg-highlight"
              style={{ left: rem(x), top: rem(y) }}
            />
          ))}
          {bubbles.map((bubble) => {
            const { areas: inBubble, name, count, x, y, radius } = bubble;
            return (
              <button
                key={name}
                type="button"
                tabIndex={-1}
                title={titleOf(bubble)}
                onClick={() => press(inBubble)}
                className={cn(
                  'absolute -translate-1/2 rounded-full before:absolute before:-inset-0.75 before:rounded-full text-[0.6875rem] font-semibold tabular-nums transition-colors',
                  inBubble.some(isChosen)
                    ? 'bg-highlight text-on-highlight'
                    : 'bg-brand-fill text-on-brand-fill hover:bg-brand-fill-strong',
                )}
                style={{
                  left: rem(x),
                  top: rem(y),
                  width: rem(2 * radius),
                  height: rem(2 * radius),
                }}
              >
                {shortened(count)}
              </button>
            );
          })}
          {[...names].map(([name, { x, y, center: middle, side }]) => (
            <span
              key={name}
              className={cn(
                halos[groundAt(positionAt(view, { x: middle, y }, width), state)],
                'pointer-events-none absolute -translate-y-1/2 text-xs font-medium whitespace-nowrap [paint-order:stroke] forced-colors:[-webkit-text-stroke:0]',
                side === 'left' && '-translate-x-full',
                side === 'middle' && '-translate-x-1/2',
              )}
              style={{ left: rem(x), top: rem(y) }}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
      <div className="absolute right-2 bottom-2 flex flex-row-reverse gap-1">
        <ZoomButton label={texts.enlarge} onClick={() => enlarge(ZOOM_STEP)}>
          <Plus />
        </ZoomButton>
        <ZoomButton
          label={texts.reduce}
          isDisabled={showsAll}
          onClick={() => enlarge(1 / ZOOM_STEP)}
        >
          <Minus />
        </ZoomButton>
      </div>
      {clearDots.length > 0 && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-surface px-2 py-0.5 text-xs text-muted"
        >
          {texts.dots}
        </p>
      )}
    </div>
  );
}

function rem(px: number): string {
  return `${px / 16}rem`;
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

/** '1,741' has no room in a bubble, '1.7k' has. */
function shortened(count: number): string {
  return count < 1000 ? `${count}` : shortCount.format(count).toLowerCase();
}

function titleOf({ areas, count: inAll }: Bubble): string {
  const [{ name, lowestPrice }] = areas;
  if (areas.length > 1) {
    return texts.inAll(areas.map(({ name }) => name).join(', '), inAll);
  }
  return lowestPrice == null ? name : `${name}, from ${formatShortNaira(lowestPrice)}`;
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
      // Not disabled: it would lose the focus at the last step.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className="w-9 px-0! aria-disabled:opacity-55 pointer-coarse:w-11"
    >
      {children}
    </Button>
  );
}
