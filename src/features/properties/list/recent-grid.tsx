import { type ReactElement, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { RecentSteps } from './recent-steps.tsx';

const ROW = 3;

/** Three cards across, and the next three in the same place. */
export function RecentGrid({ cards }: { cards: readonly ReactElement[] }) {
  const [start, setStart] = useState(0);
  const rows = Array.from({ length: Math.ceil(cards.length / ROW) }, (_, row) => row * ROW);

  return (
    <>
      <div className="grid">
        {rows.map((rowStart) => (
          // Rows lie on top of one another, so that a shorter one moves nothing below.
          <ul
            key={rowStart}
            aria-label="Recent properties"
            aria-hidden={rowStart !== start}
            inert={rowStart !== start}
            className={classNames(
              'col-start-1 row-start-1 grid grid-cols-3 gap-4 transition-opacity lg:gap-6',
              rowStart !== start && 'invisible opacity-0',
            )}
          >
            {cards.slice(rowStart, rowStart + ROW).map((card) => (
              <li key={card.key} className="min-w-0">
                {card}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <RecentSteps
        first={start}
        last={Math.min(start + ROW, cards.length) - 1}
        count={cards.length}
        onStep={(direction) => setStart(start + direction * ROW)}
      />
    </>
  );
}
