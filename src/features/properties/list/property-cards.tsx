import type { ReactNode } from 'react';
import { Link, useLocation, useViewTransitionState } from 'react-router-dom';
import { FOR_SALE, isDevelopment, type Property } from '#contract/property/property.ts';
import {
  CONTACT_SUPPORT,
  displayedStatus,
  priceLabel,
} from '#contract/property/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { cardImageSizes, wideCardImageSizes } from '#contract/site/property-image-sizes.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { WholeWords } from '#src/components/ui/whole-words.tsx';
import type { FromResults } from '#src/features/properties/detail/back-to-properties.tsx';
import {
  imagesOf,
  OPENING_PHOTO,
  PropertyPhoto,
} from '#src/features/properties/gallery/property-photo.tsx';
import { CardSaveButton } from '#src/features/properties/saved/card-save-button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { isAnythingKept } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { CardFacts, CardLocation, PropertyCheckMarks } from './card-facts.tsx';
import { PropertyStatus } from './property-status.tsx';
import * as texts from './texts.ts';

const CardPhotos = lazyPart(
  async () => (await import('#src/features/properties/gallery/card-photos.tsx')).CardPhotos,
);
const PriceNotes = lazyPart(
  async () => (await import('#src/features/properties/budget/price-notes.tsx')).PriceNotes,
);

const OwnBadges = lazyPart(
  async () => (await import('#src/features/properties/saved/shortlist/own-badges.tsx')).OwnBadges,
);

interface PropertyCardProps {
  property: Property;
  /** Loads the image before those of other cards. */
  isPriority?: boolean;
  /** On the image, before the status. */
  badge?: ReactNode;
  /** At most two cards in a row instead of three. */
  isWide?: boolean;
  /** One level below the heading above the cards. */
  titleAs?: 'h2' | 'h3';
  /** The card of the editor's preview: it has no save button. */
  isPreview?: boolean;
  /** Whether the next photos can be swiped to. */
  hasSwipe?: boolean;
  /** Controls at the foot of the card. */
  footer?: ReactNode;
}

/** A property in a list. The whole card is a link, named by the title. */
export function PropertyCard({
  property,
  isPriority,
  badge,
  isWide = false,
  titleAs: Title = 'h2',
  isPreview = false,
  hasSwipe = false,
  footer,
}: PropertyCardProps) {
  const { title } = property;
  const takesOffers = property.negotiable && !!property.price;
  const images = imagesOf(property);
  const sizes = isWide ? wideCardImageSizes : cardImageSizes;
  const href = propertyHref(property);
  const isOpening = useViewTransitionState(href);
  const isDevelopmentCard = isDevelopment(property);
  const isForSale = displayedStatus(property) === FOR_SALE;
  const { pathname, search } = useLocation();
  const fromResults: FromResults | undefined =
    pathname === paths.propertyListings.path ? { resultsQuery: search } : undefined;
  return (
    <Card as="article" isInteractive className="group @container relative flex h-full flex-col">
      <div
        className={cn(
          'relative aspect-3/2 overflow-hidden rounded-t-card',
          isWide && '@lg:aspect-2/1',
        )}
      >
        <PropertyPhoto
          image={images[0]}
          sizes={sizes}
          isPriority={isPriority}
          className={cn(
            'transition-transform duration-500 group-hover:scale-[1.03]',
            isOpening && OPENING_PHOTO,
          )}
        />
        {hasSwipe && images.length > 1 && (
          <CardPhotos images={images} sizes={sizes} to={href} state={fromResults} />
        )}
        <div
          className={cn(
            'pointer-events-none absolute top-2.5 left-2.5 z-10 flex min-h-8 flex-wrap items-center gap-1.5',
            isPreview ? 'right-3' : 'right-24',
          )}
        >
          {badge}
          {isAnythingKept() && !footer && <OwnBadges id={property._id} />}
          {!isForSale && <PropertyStatus property={property} isOnImage />}
        </div>
        {/* Above the link that covers the card. */}
        {!isPreview && (
          <div className="absolute top-1 right-1 z-10 print:hidden">
            <CardSaveButton property={property} />
          </div>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3 @3xs:p-4">
        {isDevelopmentCard ? (
          <p className="text-base leading-7.5 font-semibold text-brand">{CONTACT_SUPPORT}</p>
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-lg font-semibold tabular-nums @max-3xs:tracking-tight @3xs:text-xl">
            <span className="price">{priceLabel(property)}</span>
            {takesOffers && (
              <span className="text-xs font-normal tracking-normal text-muted @xs:text-sm">
                {texts.negotiable}
              </span>
            )}
            {isAnythingKept() && <PriceNotes property={property} />}
          </p>
        )}
        <CardFacts property={property} />
        <div className="card-title">
          <Title className="line-clamp-3 font-medium leading-snug @3xs:line-clamp-2">
            <Link to={href} viewTransition state={fromResults} className="card-link">
              <WholeWords text={title} />
            </Link>
          </Title>
          <CardLocation property={property} />
        </div>
        <PropertyCheckMarks property={property} />
        {/* Above the link that covers the card. */}
        {footer && (
          <div className="relative z-10 mt-auto pt-3">
            <div className="border-t pt-2">{footer}</div>
          </div>
        )}
      </div>
    </Card>
  );
}

export function PropertyCardSkeleton() {
  return (
    <div className="rounded-card border bg-surface">
      <Skeleton className="aspect-3/2 rounded-b-none" />
      <div className="p-4">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="mt-1.5 h-4.5 w-3/5" />
        <Skeleton className="mt-2.5 h-10 w-11/12" />
        <Skeleton className="mt-2 h-4 w-1/2" />
        <Skeleton className="mt-6 h-4.5 w-full" />
      </div>
    </div>
  );
}
