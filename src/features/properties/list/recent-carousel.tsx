import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useState,
} from 'react';
import { useMediaQuery } from '#src/lib/media-query.ts';
import { RecentSteps } from './recent-steps.tsx';
import { useSwipe } from './use-swipe.ts';

const ROOM_FOR_TWO = '(min-width: 640px)';

/** How much a card gives way where there is none beyond it. */
const END_RESISTANCE = 4;

/** The cards in a row that a swipe, the buttons, the arrow keys and the focus move along. */
export function RecentCarousel({ cards }: { cards: readonly ReactElement[] }) {
  const perView = useMediaQuery(ROOM_FOR_TWO) ? 2 : 1;
  const end = Math.max(0, cards.length - perView);
  const [wanted, setWanted] = useState(0);
  const position = Math.min(wanted, end);
  const { draggedPx, swipeHandlers } = useSwipe(step);

  function step(direction: 1 | -1) {
    setWanted(Math.max(0, Math.min(position + direction, end)));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
  }

  function showFocused({ target, currentTarget }: FocusEvent<HTMLUListElement>) {
    const index = [...currentTarget.children].findIndex((item) => item.contains(target));
    const isShown = index >= position && index < position + perView;
    if (!isShown) setWanted(index);
  }

  const isPastEnd = draggedPx > 0 ? position === 0 : position === end;
  const style = {
    '--peek': end > 0 ? '2.5rem' : '0rem',
    '--card': `calc((100% - var(--peek) - ${perView - 1}rem) / ${perView})`,
    // The last one stands at the right edge, with the one before it peeking in.
    '--rest': position === end ? 'var(--peek)' : '0rem',
    translate: `calc(${position} * -1 * (var(--card) + 1rem) + var(--rest) + ${isPastEnd ? draggedPx / END_RESISTANCE : draggedPx}px)`,
    transitionDuration: draggedPx === 0 ? undefined : '0s',
  } as CSSProperties; // React's type does not know custom properties.

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Recent properties"
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
      <RecentSteps
        first={position}
        last={Math.min(position + perView, cards.length) - 1}
        count={cards.length}
        onStep={step}
      />
    </div>
  );
}
