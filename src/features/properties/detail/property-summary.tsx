import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { CONTACT_SUPPORT, priceLabel, propertyReference } from '#contract/property-labels.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { PropertyStatus } from '#src/features/properties/list/property-status.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { cn } from '#src/lib/class-names.ts';
import { contactHrefs } from './property-contact.ts';
import { PropertyFacts } from './property-facts.tsx';

interface PropertySummaryProps {
  property: Property;
  /** Shows Contact Support in place of the price. */
  hidesPrice: boolean;
}

export function PropertySummary({ property, hidesPrice }: PropertySummaryProps) {
  const { title, negotiable } = property;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <PropertyStatus property={property} />
        {negotiable && !hidesPrice && <Badge>Negotiable</Badge>}
        <span className="ml-1 min-w-0 text-sm wrap-anywhere text-muted">
          Ref. {propertyReference(property)}
        </span>
      </div>
      <p
        className={cn(
          'mt-3 text-2xl font-semibold tracking-normal tabular-nums md:mt-4',
          !hidesPrice && 'md:text-3xl',
        )}
      >
        {hidesPrice ? (
          <Link
            to={contactHrefs(property).contactPage}
            className="text-brand underline-offset-6 hover:text-brand-strong hover:underline hover:decoration-2"
          >
            {CONTACT_SUPPORT}
          </Link>
        ) : (
          priceLabel(property)
        )}
      </p>
      <h1 className="mt-1 text-base font-medium md:mt-2 md:text-xl">{title}</h1>
      <p className="mt-1 flex items-start gap-1.5 text-muted md:mt-2">
        <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        {locationLabel(property)}
      </p>
      <div className="mt-4 border-y py-3 empty:hidden md:mt-6 md:py-5">
        <PropertyFacts property={property} />
      </div>
      {hidesPrice && (
        <p className="mt-3 text-sm text-muted">
          The price depends on the stage of the building and on the unit.
        </p>
      )}
    </div>
  );
}
