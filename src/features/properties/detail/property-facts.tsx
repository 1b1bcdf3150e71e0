import { Bath, BedDouble, type LucideIcon, Scaling } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import {
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  pricePerSqmLabel,
} from '#contract/property-labels.ts';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { cn } from '#src/lib/class-names.ts';

interface Fact {
  icon: LucideIcon;
  label: string;
  /** The label without its noun. */
  figure: string;
}

function factsOf(property: Pick<Property, 'features'>): Fact[] {
  const bedrooms = bedroomsLabel(property);
  const bathrooms = bathroomsLabel(property);
  const area = areaLabel(property);
  return [
    ...(bedrooms ? [{ icon: BedDouble, label: bedrooms, figure: withoutNoun(bedrooms) }] : []),
    ...(bathrooms ? [{ icon: Bath, label: bathrooms, figure: withoutNoun(bathrooms) }] : []),
    ...(area ? [{ icon: Scaling, label: area, figure: area }] : []),
  ];
}

function withoutNoun(label: string): string {
  return label.replace(/ \w+$/, '');
}

interface PropertyFactsProps {
  property: Pick<Property, 'features'>;
}

/** Rooms and area as icons and figures; screen readers get the labels. */
export function PropertyFactIcons({ property }: PropertyFactsProps) {
  const facts = factsOf(property);
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm @3xs:gap-x-5 tabular-nums">
      {facts.map(({ icon: Icon, label, figure }) => (
        <li key={label} title={label} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4.5 text-muted" />
          <span aria-hidden="true">{figure}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

interface AllFactsProps {
  property: Pick<Property, 'features' | 'price' | 'status' | 'type'>;
  /** Also hides the price per sqm. */
  hidesPrice: boolean;
}

/** Rooms, area and, on screens with space for it, the price per sqm, in one line. */
export function PropertyFacts({ property, hidesPrice }: AllFactsProps) {
  const facts = factsOf(property).map(({ label }) => label);
  const pricePerSqm = hidesPrice ? null : pricePerSqmLabel(property);
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap font-medium tabular-nums md:text-lg">
      {facts.map((label) => (
        <li key={label} className={dotBetween}>
          {label}
        </li>
      ))}
      {pricePerSqm && <li className={cn(dotBetween, 'max-lg:hidden')}>{pricePerSqm} per sqm</li>}
    </ul>
  );
}

/** For the items of a list in one line. */
export const dotBetween =
  'not-first:before:px-2 not-first:before:text-muted not-first:before:content-["·"]';
