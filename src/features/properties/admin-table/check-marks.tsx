import type { Property } from '#contract/property/property.ts';
import { type CheckMark, checkMarksOf } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as texts from './texts.ts';

/** A mark for each check: filled where something was seen or is stated, a ring where not. */
export function CheckMarks({ property }: { property: Property }) {
  const marks = checkMarksOf(property).filter(
    ({ name }) => name !== 'flooding' || hasCapability('flooding'),
  );
  const namesOf = (those: CheckMark[]) =>
    those.map(({ name }) => checkFields[name].label).join(', ');
  const known = marks.filter(({ fact }) => fact !== null);
  const unknown = marks.filter(({ fact }) => fact === null);
  return (
    <span title={marks.map(lineOf).join('\n')} className="inline-flex items-center gap-1">
      <span className="sr-only">{texts.table.checks(namesOf(known), namesOf(unknown))}</span>
      {marks.map(({ name, fact }) => (
        <span
          key={name}
          aria-hidden="true"
          className={cn(
            'size-2 rounded-full',
            fact === null ? 'border-[1.5px] border-field-line' : 'bg-ink',
          )}
        />
      ))}
    </span>
  );
}

/** 'Papers: Survey only' */
function lineOf({ name, fact }: CheckMark): string {
  const text = name === 'visitedOn' ? readableDate(fact, 'shortDay') : fact;
  return `${checkFields[name].label}: ${text ?? texts.table.notChecked}`;
}
