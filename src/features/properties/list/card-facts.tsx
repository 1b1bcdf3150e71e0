import { Bath, BedDouble, Scaling } from 'lucide-react';
import type { ReactNode } from 'react';
import { isDevelopment, type Property } from '#contract/property/property.ts';
import { type CheckMark, checkMarksOf, shortCheck } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import {
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  homesLabel,
} from '#contract/property/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import * as texts from './texts.ts';

/** Rooms and area, each with its label or null. */
export const factLabels = [
  { icon: BedDouble, labelOf: bedroomsLabel },
  { icon: Bath, labelOf: bathroomsLabel },
  { icon: Scaling, labelOf: areaLabel },
];

/** Rooms and area as icons and figures; screen readers get the labels. */
export function PropertyFactIcons({ property }: { property: Property }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm empty:hidden @3xs:gap-x-5 tabular-nums">
      {factLabels.map(({ icon: Icon, labelOf }) => {
        const label = labelOf(property);
        return (
          label && (
            <li key={label} title={label} className="flex items-center gap-1.5">
              <Icon className="size-4.5 text-muted" />
              <span aria-hidden="true">{label.replace(/ (?:bed|bath)rooms?$/, '')}</span>
              <span className="sr-only">{label}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The stage, the number of homes and the handover of a development, as far as they are given. */
export function developmentFactsOf(property: Property): string[] {
  const { developmentDetails: details } = property;
  if (!details || !isDevelopment(property)) return [];
  const month = readableDate(details.handover, 'month');
  const facts = [details.stage, homesLabel(details), month && `Handover ${month}`];
  return facts.filter((fact) => typeof fact === 'string');
}

export function DevelopmentFacts({ property }: { property: Property }) {
  const facts = developmentFactsOf(property);
  if (facts.length === 0) return null;
  return <FactLine facts={facts} className="mt-1 text-sm @3xs:text-base" />;
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

const MAX_MARKS = 3;

export function PropertyCheckMarks({ property }: { property: Property }) {
  const known = checkMarksOf(property).filter(({ fact }) => fact !== null);
  if (known.length === 0) return null;
  return (
    // Marks that do not fit into the row wrap below it, where they are hidden.
    <ul
      aria-label={texts.whatWasChecked}
      className="mt-2 flex h-4 flex-wrap gap-x-3 overflow-hidden text-xs"
    >
      {known.slice(0, MAX_MARKS).map((mark) => (
        <li key={mark.name} className="max-w-full truncate">
          <span className="text-muted">{checkFields[mark.name].label}</span> {shortText(mark)}
        </li>
      ))}
    </ul>
  );
}

function shortText({ name, fact }: CheckMark): string | null {
  return name === 'visitedOn' ? readableDate(fact, 'shortDay') : fact && shortCheck(name, fact);
}
