import { MapPin } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import { priceLabel, propertyReference } from '#contract/property-words.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { placeLabel } from './property-place.ts';
import { PropertyStatus } from './property-status.tsx';

interface PropertySummaryProps {
  property: Property;
}

/** What one must know to read on: price, title, place, rooms. */
export function PropertySummary({ property }: PropertySummaryProps) {
  const { title, negotiable } = property;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <PropertyStatus property={property} />
        {negotiable && <Badge>Negotiable</Badge>}
        <span className="ml-1 text-sm text-muted">Ref. {propertyReference(property)}</span>
      </div>
      <p className="mt-4 text-2xl font-semibold tabular-nums md:text-3xl">{priceLabel(property)}</p>
      <h1 className="mt-2 text-lg font-medium md:text-xl">{title}</h1>
      <p className="mt-2 flex items-start gap-1.5 text-muted">
        <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        {placeLabel(property)}
      </p>
      <div className="mt-6 border-y py-5 empty:hidden">
        <PropertyFacts property={property} />
      </div>
    </div>
  );
}
