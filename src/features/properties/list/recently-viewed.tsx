import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isDevelopment, type Property } from '#contract/property/property.ts';
import { CONTACT_SUPPORT, priceLabel } from '#contract/property/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { Card } from '#src/components/ui/card.tsx';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { CardSaveButton } from '#src/features/properties/saved/card-save-button.tsx';
import { recentlyViewed } from '#src/features/properties/saved/recently-viewed.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import * as texts from './texts.ts';

interface RecentlyViewedProps {
  /** The ids of properties that the page shows elsewhere. */
  without?: readonly string[];
  /** Beside the heading. */
  action?: ReactNode;
}

/** The properties that were opened on this device, in a row that scrolls. */
export function RecentlyViewed({ without = [], action }: RecentlyViewedProps) {
  const { items } = useDeviceStore(recentlyViewed);
  const shown = items.filter(({ id }) => !without.includes(id));
  // A card that was saved here is shown elsewhere.
  const regionRef = useKeptFocus<HTMLElement>(`${shown.length}`);
  if (shown.length === 0) return null;
  return (
    <aside ref={regionRef} tabIndex={-1} aria-labelledby="recently-viewed" className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="recently-viewed" className="text-xl font-semibold">
          {texts.recentlyViewed}
        </h2>
        {action}
      </div>
      <ul className="-mx-4 mt-2 flex gap-4 overflow-x-auto px-4 py-2 lg:gap-6">
        {shown.map(({ id, property }) => (
          <li key={id} className="w-78 shrink-0 md:w-88">
            <ViewedProperty property={property} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Lower than a card of the listings: a photo with the price, title and place beside it. */
function ViewedProperty({ property }: { property: Property }) {
  return (
    <Card as="article" isInteractive className="group relative flex h-full gap-3 p-3">
      <div className="relative min-h-26 w-32 shrink-0 overflow-hidden rounded-field">
        <div className="absolute inset-0">
          <PropertyPhoto image={imagesOf(property)[0]} sizes="128px" />
        </div>
        {/* Above the link that covers the card. */}
        <div className="absolute top-0 right-0.5 z-10">
          <CardSaveButton property={property} />
        </div>
      </div>
      <div className="min-w-0 flex-1 self-center">
        <p className="font-semibold tabular-nums">
          {isDevelopment(property) ? CONTACT_SUPPORT : priceLabel(property)}
        </p>
        <h3 className="mt-0.5 line-clamp-2 text-sm leading-snug font-medium">
          <Link to={propertyHref(property)} viewTransition className="card-link">
            {property.title}
          </Link>
        </h3>
        <p className="mt-0.5 truncate text-sm text-muted">{locationLabel(property)}</p>
      </div>
    </Card>
  );
}
