import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FOR_SALE, type Property } from '#contract/property.ts';
import { CONTACT_SUPPORT, priceLabel, propertyReference } from '#contract/property-labels.ts';
import { displayedStatus, PropertyStatus } from '#src/features/properties/list/property-status.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { cn } from '#src/lib/class-names.ts';
import { fitsDisplayFace } from '#src/lib/typography.ts';
import { contactHrefs } from './property-contact.ts';
import { dotBetween, PropertyFacts } from './property-facts.tsx';
import * as texts from './texts.ts';

/** In characters: more than three lines on a phone at the usual size. */
const LONG_TITLE = 80;

interface PropertySummaryProps {
  property: Property;
  /** Shows Contact Support in place of the price. */
  hidesPrice: boolean;
}

export function PropertySummary({ property, hidesPrice }: PropertySummaryProps) {
  const { title, negotiable } = property;
  const isForSale = displayedStatus(property) === FOR_SALE;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {!isForSale && <PropertyStatus property={property} />}
        <ul className="flex min-w-0 flex-wrap">
          {isForSale && <li className={dotBetween}>{FOR_SALE}</li>}
          {negotiable && !hidesPrice && <li className={dotBetween}>{texts.negotiable}</li>}
          <li className={cn(dotBetween, 'min-w-0 wrap-anywhere')}>
            {texts.reference(propertyReference(property))}
          </li>
        </ul>
      </div>
      {!hidesPrice && (
        <p className="mt-0.5 font-display text-3xl md:mt-2 md:text-4xl print:text-3xl">
          {priceLabel(property)}
        </p>
      )}
      <h1
        className={cn(
          'mt-1.5 leading-[1.2] md:mt-3 lg:leading-[1.15] print:text-xl',
          title.length > LONG_TITLE ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl',
          fitsDisplayFace(title) ? 'font-display' : 'font-medium',
        )}
      >
        {title}
      </h1>
      <p className="mt-1.5 flex items-start gap-1.5 text-muted md:mt-3">
        <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        {locationLabel(property)}
      </p>
      <div className="mt-1.5 empty:hidden md:mt-3">
        <PropertyFacts property={property} hidesPrice={hidesPrice} />
      </div>
      {hidesPrice && (
        <p className="mt-3 text-sm text-muted">
          {texts.priceDepends}
          <Link
            to={contactHrefs(property).contactPage}
            className="text-brand underline underline-offset-3 hover:text-brand-strong"
          >
            {CONTACT_SUPPORT}
          </Link>
        </p>
      )}
    </div>
  );
}
