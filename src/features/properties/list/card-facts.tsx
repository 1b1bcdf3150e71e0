import type { ReactNode } from 'react';
import { ageLabel } from '#contract/property/age.ts';
import { isDevelopment, type Property } from '#contract/property/property.ts';
import {
  type CheckMark,
  checkMarksOf,
  isSeen,
  shortCheck,
} from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import {
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  homesLabel,
} from '#contract/property/property-labels.ts';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { shortDay } from '#src/lib/days/short-day.ts';
import { LineIcon } from './line-icon.tsx';
import * as texts from './texts.ts';

/** '4 bedrooms', '5 bathrooms' and '320 sqm', as far as they are given. */
export function factsOf(property: Property): string[] {
  const labels = [bedroomsLabel, bathroomsLabel, areaLabel].map((labelOf) => labelOf(property));
  return labels.filter((label) => label !== null);
}

/** '4 bed', '5 bath' and '320 sqm', as far as they are given. */
export function shortFactsOf(property: Property): string[] {
  return factsOf(property).map((fact) => fact.replace(/rooms?$/, ''));
}

/** The facts in one line: '4 bed · 5 bath · 320 sqm', or those of a development. */
export function CardFacts({ property }: { property: Property }) {
  const isPlanned = isDevelopment(property);
  const facts = isPlanned ? developmentFactsOf(property) : shortFactsOf(property);
  return (
    <FactLine facts={facts} className={cn('text-sm font-medium', isPlanned && 'card-stage')} />
  );
}

/** 'Handover Jun 2027'. */
export function handoverLabel({ developmentDetails }: Property): string | undefined {
  return readableDate(developmentDetails?.handover, 'shortDay')?.replace(/^\d+/, 'Handover');
}

/** The stage, the handover and the number of homes of a development, as far as they are given. */
function developmentFactsOf(property: Property): string[] {
  const { developmentDetails: details } = property;
  if (!details) return [];
  const facts = [details.stage, handoverLabel(property), homesLabel(details)];
  return facts.filter((fact) => typeof fact === 'string');
}

interface FactLineProps {
  facts: readonly string[];
  className?: string;
  children?: ReactNode;
}

/** Facts with dots between them; the dots before the first fact of each line are cut off. */
export function FactLine({ facts, className, children }: FactLineProps) {
  return (
    <div className="overflow-hidden">
      <ul className={cn('-ml-5 text-balance *:inline-block', className)}>
        {facts.map((fact) => (
          <li key={fact} className={dotBefore}>
            {fact}
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

export const dotBefore =
  'before:inline-block before:w-5 before:text-center before:text-muted before:content-["·"]';

/** Location and age: on a narrow card in up to three lines, else in one. */
export function CardLocation({ property }: { property: Property }) {
  const age = ageLabel(property, Date.now());
  return (
    <p className="card-location mt-1 text-sm text-muted">
      <span>{locationLabel(property)}</span>
      {age && <span className="whitespace-pre"> · {age}</span>}
    </p>
  );
}

const MAX_MARKS = 3;

/**
 * Up to three known checks below a line, as many as fit in one row. Without any, there is only the
 * line, if other cards have checks.
 */
export function PropertyCheckMarks({ property }: { property: Property }) {
  const marks = checkMarksOf(property).flatMap((mark) => {
    const text = shortText(mark);
    // A label alone, as 'Power', says nothing.
    return text === null || text === checkFields[mark.name].label ? [] : [{ ...mark, text }];
  });
  const visited = property.checks?.visitedOn ?? null;
  if (marks.length === 0) return <div className="no-checks mt-auto not-last:hidden" />;
  return (
    <div className="mt-auto pt-3 not-last:mt-0">
      <ul aria-label={texts.whatWasChecked} className="card-checks">
        {marks.slice(0, MAX_MARKS).map(({ text, ...mark }) => (
          <li key={mark.name} title={mark.fact ?? undefined}>
            <LineIcon
              name={mark.name}
              className={isSeen(mark, visited) ? 'seen size-5' : 'size-5'}
            />
            <span className="sr-only">{checkFields[mark.name].label} </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function shortText({ name, fact }: CheckMark): string | null {
  if (name === 'visitedOn') return fact && `Seen ${shortDay(fact) ?? fact}`;
  return fact && shortCheck(name, fact);
}
