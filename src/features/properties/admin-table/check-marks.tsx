import type { Property } from '#contract/property/property.ts';
import { type CheckMark, checkMarksOf } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as texts from './texts.ts';

/** A mark for each check: filled where something was seen or is stated, a ring where not. */
export function CheckMarks({ property }: { property: Property }) {
  const marks = shownMarks(property);
  const namesOf = (those: CheckMark[]) =>
    those.map(({ name }) => checkFields[name].label).join(', ');
  const known = marks.filter(({ fact }) => fact !== null);
  const unknown = marks.filter(({ fact }) => fact === null);
  return (
    <span title={marks.map(lineOf).join('\n')} className="inline-flex items-center gap-1">
      <span className="sr-only">{texts.table.checks(namesOf(known), namesOf(unknown))}</span>
      {marks.map((mark) => (
        <Mark key={mark.name} mark={mark} />
      ))}
    </span>
  );
}

/** Each check with its mark and its text. */
export function CheckList({ property }: { property: Property }) {
  return (
    <dl aria-label={texts.fields.checks} className="mt-4 grid gap-1.5 border-t pt-3.5 text-sm">
      {shownMarks(property).map((mark) => (
        <div
          key={mark.name}
          className="grid grid-cols-[1.25rem_4.5rem_minmax(0,1fr)] items-baseline"
        >
          <Mark mark={mark} />
          <dt className="text-muted">{checkFields[mark.name].label}</dt>
          <dd className={cn('wrap-anywhere', mark.fact === null ? 'text-muted' : 'font-medium')}>
            {textOf(mark)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Mark({ mark }: { mark: CheckMark }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'size-2 rounded-full',
        mark.fact === null ? 'border-[1.5px] border-field-line' : 'bg-ink',
      )}
    />
  );
}

function shownMarks(property: Property): CheckMark[] {
  return checkMarksOf(property).filter(
    ({ name }) => name !== 'flooding' || hasCapability('flooding'),
  );
}

/** 'Papers: Survey only' */
function lineOf(mark: CheckMark): string {
  return `${checkFields[mark.name].label}: ${textOf(mark)}`;
}

function textOf({ name, fact }: CheckMark): string {
  const text = name === 'visitedOn' ? readableDate(fact, 'shortDay') : fact;
  return text ?? texts.table.notChecked;
}
