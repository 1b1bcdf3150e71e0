import type { Property } from '#contract/property.ts';
import {
  type CheckMark,
  checkLabels,
  checkMarksOf,
  shortCheck,
} from '#contract/property-checks.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as cardTexts from './card-texts.ts';

const MAX_MARKS = 3;

interface PropertyCheckMarksProps {
  property: Pick<Property, 'checks' | 'amenities'>;
}

/** The first known facts of a property in one row; nothing if there are none. */
export function PropertyCheckMarks({ property }: PropertyCheckMarksProps) {
  const known = checkMarksOf(property).filter(({ fact }) => fact !== null);
  if (known.length === 0) return null;
  return (
    // Marks that do not fit into the row wrap below it, where they are hidden.
    <ul
      aria-label={cardTexts.whatWasChecked}
      className="mt-2 flex h-4 flex-wrap gap-x-3 overflow-hidden text-xs"
    >
      {known.slice(0, MAX_MARKS).map((mark) => (
        <li key={mark.name} className="max-w-full truncate">
          <span className="text-muted">{checkLabels[mark.name]}</span> {shortText(mark)}
        </li>
      ))}
    </ul>
  );
}

function shortText({ name, fact }: CheckMark): string | null {
  return name === 'visitedOn' ? readableDate(fact, 'shortDay') : fact && shortCheck(name, fact);
}
