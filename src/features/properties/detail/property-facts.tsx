import { Bath, BedDouble, type LucideIcon, Scaling } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import { areaLabel, bathroomsLabel, bedroomsLabel } from '#contract/property-labels.ts';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';

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

/** Rooms and area with their labels. */
export function PropertyFacts({ property }: PropertyFactsProps) {
  const facts = factsOf(property);
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-2 text-sm tabular-nums sm:gap-x-4 sm:text-base lg:gap-x-10">
      {facts.map(({ icon: Icon, label }) => (
        <li key={label} className="flex items-center gap-1 font-medium sm:gap-1.5 lg:gap-2.5">
          <Icon aria-hidden="true" className="size-4 text-muted sm:size-5.5" />
          {label}
        </li>
      ))}
    </ul>
  );
}
