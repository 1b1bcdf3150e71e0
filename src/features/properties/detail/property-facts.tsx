import type { Property } from '#contract/property/property.ts';
import { homesLabel, pricePerSqmLabel } from '#contract/property/property-labels.ts';
import {
  dotBefore,
  FactLine,
  factsOf,
  shortFactsOf,
} from '#src/features/properties/list/card-facts.tsx';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';

interface PropertyFactsProps {
  property: Property;
  hidesPrice: boolean;
  isWide: boolean;
}

/** All facts in one line; on screens with space for it, also the price per sqm. */
export function PropertyFacts({ property, hidesPrice, isWide }: PropertyFactsProps) {
  const { developmentDetails } = property;
  const homes = hidesPrice && developmentDetails && homesLabel(developmentDetails);
  const all = [homes, ...(homes && !isWide ? shortFactsOf(property) : factsOf(property))].filter(
    (fact) => typeof fact === 'string',
  );
  const pricePerSqm = pricePerSqmOf(property, hidesPrice);
  if (all.length === 0) return null;
  return (
    <FactLine facts={all} className="font-medium md:text-lg">
      {isWide && pricePerSqm && (
        <li className={cn(dotBefore, 'font-normal text-muted')}>{pricePerSqm}</li>
      )}
    </FactLine>
  );
}

interface OtherFactsProps {
  property: Property;
  listed: string | null;
}

/** Facts for which phones have no space above. */
export function OtherFacts({ property, listed }: OtherFactsProps) {
  const facts = [property.type, listed, pricePerSqmOf(property, false)];
  const stated = facts.filter((fact) => typeof fact === 'string');
  if (stated.length === 0) return null;
  return <FactLine facts={stated} className="mt-1.5 text-sm text-muted" />;
}

function pricePerSqmOf(property: Property, hidesPrice: boolean): string | null {
  const price = hidesPrice ? null : pricePerSqmLabel(property);
  return price && `${price} per sqm`;
}

/** 'from 1 December 2026 until 31 March 2027'; null if neither day is given. */
export function availabilityLabel({ validFrom, validTo }: Property): string | null {
  const from = readableDate(validFrom, 'longDay');
  const to = readableDate(validTo, 'longDay');
  return [from && `from ${from}`, to && `until ${to}`].filter(Boolean).join(' ') || null;
}
