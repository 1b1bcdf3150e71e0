import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { areaLabel, CONTACT_SUPPORT, propertyReference } from '#contract/property-words.ts';
import { contactHrefs } from './property-contact.ts';
import { placeLabel } from './property-place.ts';
import { PropertyStatus } from './property-status.tsx';

interface DevelopmentSummaryProps {
  property: Property;
}

/** What one must know of a development: its name, its place, how large, and whom to ask the price. */
export function DevelopmentSummary({ property }: DevelopmentSummaryProps) {
  const { features } = property;
  const facts: [name: string, value: string | number | null | undefined][] = [
    ['Dimensions', areaLabel(property)],
    ['Bedrooms', features?.bedrooms],
    ['Bathrooms', features?.bathrooms],
  ];
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <PropertyStatus property={property} />
        <span className="ml-1 text-sm text-muted">Ref. {propertyReference(property)}</span>
      </div>
      <h1 className="mt-4 text-xl font-semibold md:text-2xl">{property.title}</h1>
      <p className="mt-2 flex items-start gap-1.5 text-muted">
        <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        {placeLabel(property)}
      </p>
      <p className="mt-5">
        <Link
          to={contactHrefs(property).contactPage}
          className="text-2xl font-semibold text-brand underline decoration-1 underline-offset-6 hover:text-brand-strong hover:decoration-2"
        >
          {CONTACT_SUPPORT}
        </Link>
        <span className="mt-2 block text-sm text-muted">
          The price depends on the stage of the building and on the unit.
        </span>
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-5 border-y py-5 empty:hidden">
        {facts.map(
          ([name, value]) =>
            Boolean(value) && (
              <div key={name}>
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-medium tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
