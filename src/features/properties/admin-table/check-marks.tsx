import type { Property } from '#contract/property/property.ts';
import {
  type CheckMark,
  checkMarksOf,
  checkSource,
  isSeen,
} from '#contract/property/property-checks.ts';
import { type CheckName, checkFields, checkNames } from '#contract/property/property-fields.ts';
import { LineIcon } from '#src/features/properties/list/line-icon.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as texts from './texts.ts';

/**
 * Each in a place of its own, below its picture in the heading of the table. The last picture ends
 * where the column does.
 */
const marksClass = '-mr-1.25 inline-grid auto-cols-6 grid-flow-col place-items-center align-middle';

type Knowledge = keyof typeof texts.table.checks;
const knowledges: Knowledge[] = ['seen', 'stated', 'unknown'];

const markClasses: Record<Knowledge, string> = {
  seen: 'rounded-full bg-ink',
  stated: 'rounded-full border-[1.5px] border-ink',
  unknown: 'border-x-[1.5px] border-y-[3.25px] border-transparent bg-field-line bg-clip-padding',
};

/** The heading above the marks: the picture of each check. */
export function CheckPictures() {
  return (
    <>
      <span className="sr-only">{texts.fields.checks}</span>
      <span className={cn(marksClass, 'leading-none')}>
        {checkNames.filter(isShown).map((name) => (
          <span key={name} title={checkFields[name].label}>
            <LineIcon name={name} className="size-3.5" />
          </span>
        ))}
      </span>
    </>
  );
}

interface CheckMarksProps {
  property: Property;
  className?: string;
}

/** A mark for each check: filled if seen on a visit, a ring if stated, else a dash. */
export function CheckMarks({ property, className = marksClass }: CheckMarksProps) {
  const marks = shownMarks(property);
  const visited = visitOf(property);
  return (
    <span title={marks.map((mark) => lineOf(mark, visited)).join('\n')} className={className}>
      <span className="sr-only">{summaryOf(property)}</span>
      {marks.map((mark) => (
        <Mark key={mark.name} knowledge={knowledgeOf(mark, visited)} />
      ))}
    </span>
  );
}

/** Each check with its mark and its text. */
export function CheckList({ property }: { property: Property }) {
  const visited = visitOf(property);
  return (
    <dl aria-label={texts.fields.checks} className="mt-4 grid gap-1.5 border-t pt-3.5 text-sm">
      {shownMarks(property).map((mark) => (
        <div
          key={mark.name}
          className="grid grid-cols-[1.25rem_4.5rem_minmax(0,1fr)] items-baseline"
        >
          <Mark knowledge={knowledgeOf(mark, visited)} />
          <dt className="text-muted">{checkFields[mark.name].label}</dt>
          <dd className={cn('wrap-anywhere', mark.fact === null ? 'text-muted' : 'font-medium')}>
            {textOf(mark)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The order of the marks, above the list of phones, which has no pictures. */
export function CheckNames() {
  return (
    <p aria-hidden="true" className="text-xs text-muted">
      {checkNames
        .filter(isShown)
        .map((name) => checkFields[name].label)
        .join(' · ')}
    </p>
  );
}

/** What the marks mean; each row says it for screen readers. */
export function CheckKey({ className }: { className: string }) {
  return (
    <p aria-hidden="true" className={cn('flex flex-wrap gap-x-4 text-xs text-muted', className)}>
      {knowledges.map((knowledge) => (
        <span key={knowledge} className="inline-flex items-center gap-1.5">
          <Mark knowledge={knowledge} />
          {texts.table.checks[knowledge]}
        </span>
      ))}
    </p>
  );
}

function Mark({ knowledge }: { knowledge: Knowledge }) {
  return (
    <span
      aria-hidden="true"
      className={cn('inline-block size-2 forced-color-adjust-none', markClasses[knowledge])}
    />
  );
}

function visitOf({ checks }: Property): string | null {
  return readableDate(checks?.visitedOn, 'shortDay');
}

/** 'Seen: Power, Road; Stated: Papers' */
function summaryOf(property: Property): string {
  const visited = visitOf(property);
  const marks = shownMarks(property);
  const parts = knowledges.flatMap((knowledge) => {
    const those = marks.filter((mark) => knowledgeOf(mark, visited) === knowledge);
    const names = those.map(({ name }) => checkFields[name].label).join(', ');
    return names ? `${texts.table.checks[knowledge]}: ${names}` : [];
  });
  return parts.join('; ');
}

function knowledgeOf(mark: CheckMark, visited: string | null): Knowledge {
  if (mark.fact === null) return 'unknown';
  return isSeen(mark, visited) ? 'seen' : 'stated';
}

function shownMarks(property: Property): CheckMark[] {
  return checkMarksOf(property).filter(({ name }) => isShown(name));
}

function isShown(name: CheckName): boolean {
  return name !== 'flooding' || hasCapability('flooding');
}

/** 'Papers: Survey only (As stated to us)' */
function lineOf(mark: CheckMark, visited: string | null): string {
  const line = `${checkFields[mark.name].label}: ${textOf(mark)}`;
  const hasSource = mark.fact !== null && mark.name !== 'visitedOn';
  return hasSource ? `${line} (${checkSource(mark, visited)})` : line;
}

function textOf({ name, fact }: CheckMark): string {
  const text = name === 'visitedOn' ? readableDate(fact, 'shortDay') : fact;
  return text ?? texts.table.notChecked;
}
