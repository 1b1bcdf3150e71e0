import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { useMediaQuery } from '#src/lib/media-query.ts';
import * as texts from './texts.ts';

/** The distance of a swipe, from the specification. */
const SWIPE_THRESHOLD_PX = 50;

const FITS_TWO = '(min-width: 40rem)';

/** Beyond the first and the last card, the cards follow a drag by its distance divided by this. */
const END_RESISTANCE = 4;

interface RecentCarouselProps {
  cards: readonly ReactElement[];
  /** Shown beside the buttons. */
  children: ReactNode;
}

/** A row of cards, moved by swipes, buttons, arrow keys and the focus. */
export function RecentCarousel({ cards, children }: RecentCarouselProps) {
  const perView = useMediaQuery(FITS_TWO) ? 2 : 1;
  const end = Math.max(0, cards.length - perView);
  const [target, setTarget] = useState(0);
  const position = Math.min(target, end);
  const { draggedPx, swipeHandlers } = useSwipe(step);

  function step(direction: 1 | -1) {
    setTarget(Math.max(0, Math.min(position + direction, end)));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  }

  function showFocused(event: FocusEvent<HTMLUListElement>) {
    const index = [...event.currentTarget.children].findIndex((item) =>
      item.contains(event.target),
    );
    const isShown = index >= position && index < position + perView;
    if (!isShown) setTarget(index);
  }

  const isPastEnd = draggedPx > 0 ? position === 0 : position === end;
  const style = {
    '--peek': end > 0 ? '2.5rem' : '0rem',
    '--card': `calc((100% - var(--peek) - ${perView - 1}rem) / ${perView})`,
    // The last card is at the right edge; the previous one shows in part.
    '--rest': position === end ? 'var(--peek)' : '0rem',
    translate: `calc(${position} * -1 * (var(--card) + 1rem) + var(--rest) + ${isPastEnd ? draggedPx / END_RESISTANCE : draggedPx}px)`,
    transitionDuration: draggedPx === 0 ? undefined : '0s',
  } as CSSProperties; // React's type has no custom properties.

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={texts.recentProperties}
      onKeyDown={handleKey}
    >
      <div className="-mx-4 overflow-x-clip px-4">
        <ul
          {...swipeHandlers}
          onFocus={showFocused}
          style={style}
          className="flex touch-pan-y gap-4 transition-[translate] duration-250"
        >
          {cards.map((card) => (
            <li key={card.key} className="w-(--card) shrink-0">
              {card}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between">
        <RecentSteps first={position} perView={perView} count={cards.length} onStep={step} />
        {children}
      </div>
    </div>
  );
}

/** Follows a horizontal drag: 1 is the next card, -1 the previous one. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef<number>(null);
  const [draggedPx, setDraggedPx] = useState(0);

  function stop() {
    startX.current = null;
    setDraggedPx(0);
  }

  return {
    /** The distance so far; negative to the left. */
    draggedPx,
    swipeHandlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === 'mouse') return;
        // A second finger starts a pinch.
        if (!event.isPrimary) return stop();
        startX.current = event.clientX;
      },
      onPointerMove(event: PointerEvent) {
        if (startX.current !== null && event.isPrimary)
          setDraggedPx(event.clientX - startX.current);
      },
      onPointerUp(event: PointerEvent) {
        if (startX.current === null || !event.isPrimary) return;
        const movedPx = event.clientX - startX.current;
        stop();
        if (Math.abs(movedPx) >= SWIPE_THRESHOLD_PX) onSwipe(movedPx < 0 ? 1 : -1);
      },
      onPointerCancel: stop,
    },
  };
}

const buttonClass =
  'border border-ink/20 bg-surface aria-disabled:opacity-40 size-9! pointer-coarse:size-11!';

interface RecentStepsProps {
  /** The first visible card, from 0. */
  first: number;
  perView: number;
  count: number;
  onStep: (direction: 1 | -1) => void;
}

/** Previous, Next and the position. At an end the button keeps the focus, so it is not disabled. */
export function RecentSteps({ first, perView, count, onStep }: RecentStepsProps) {
  const end = Math.min(first + perView, count);
  const isAtStart = first === 0;
  const isAtEnd = end === count;
  if (isAtStart && isAtEnd) return null;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={texts.previous}
        icon={<ChevronLeft />}
        aria-disabled={isAtStart}
        onClick={() => !isAtStart && onStep(-1)}
        className={buttonClass}
      />
      <p
        role="status"
        className="min-w-14 text-center text-sm text-muted tabular-nums md:max-lg:sr-only lg:px-1"
      >
        <span className="sr-only">{texts.showing} </span>
        {texts.position(first + 1, end, count)}
      </p>
      <IconButton
        label={texts.next}
        icon={<ChevronRight />}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && onStep(1)}
        className={buttonClass}
      />
    </div>
  );
}
