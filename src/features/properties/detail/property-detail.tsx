import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { agoLabel, daysSince } from '#contract/property/age.ts';
import { FOR_SALE, isDevelopment, type Property } from '#contract/property/property.ts';
import {
  CONTACT_SUPPORT,
  displayedStatus,
  priceLabel,
  propertyReference,
} from '#contract/property/property-labels.ts';
import type { OwnFigures } from '#contract/rules/purchase-cost.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { WholeWords } from '#src/components/ui/whole-words.tsx';
import { type HomeCost, homeCost } from '#src/features/properties/budget/home-cost.ts';
import { OpeningImage } from '#src/features/properties/gallery/gallery-image.tsx';
import { galleryOf } from '#src/features/properties/gallery/gallery-images.ts';
import { ImageStrip } from '#src/features/properties/gallery/image-strip.tsx';
import { useLightbox } from '#src/features/properties/gallery/use-lightbox.tsx';
import { FactLine } from '#src/features/properties/list/card-facts.tsx';
import { PropertyStatus } from '#src/features/properties/list/property-status.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { cn } from '#src/lib/class-names.ts';
import { isAnythingKept } from '#src/lib/device-store.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { fitsDisplayFace, leadAndRest, typographic } from '#src/lib/typography.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';
import { PropertyAmenities, uncheckedAmenities } from './property-amenities.tsx';
import { PropertyCheckStrip } from './property-check-strip.tsx';
import { PropertyConfirmation } from './property-confirmation.tsx';
import { contactHrefs } from './property-contact.ts';
import { PropertyContactCard } from './property-contact-card.tsx';
import { InAllButton, PropertyCosts } from './property-costs.tsx';
import { availabilityLabel, OtherFacts, PropertyFacts } from './property-facts.tsx';
import * as texts from './texts.ts';
import { useTabKey } from './use-tab-key.ts';

const Compass = lazyPart(async () => (await import('#src/components/atlas/compass.tsx')).Compass);
const PropertyMap = lazyPart(
  async () => (await import('#src/features/properties/map/property-map.tsx')).PropertyMap,
);
const StageBar = lazyPart(
  async () => (await import('#src/features/properties/list/stage-bar.tsx')).StageBar,
);
const PrintDossier = lazyPart(
  async () => (await import('./dossier/print-dossier.tsx')).PrintDossier,
);
const PropertyVideo = lazyPart(
  async () => (await import('./video/property-video.tsx')).PropertyVideo,
);
const PriceNotes = lazyPart(
  async () => (await import('#src/features/properties/budget/price-notes.tsx')).PriceNotes,
);

/** More than a screen, so that the Tab key finds the links below the map. */
const MAP_DISTANCE_PX = 1000;

const ASIDE_DISTANCE_PX = 400;

/** In characters: more than three lines on a phone at the usual size. */
const LONG_TITLE = 80;

/** In characters: one line in the largest size. */
const SHORT_TITLE = 40;

interface PropertyDetailProps {
  property: Property;
  /** Shows Contact Support in place of the price. */
  hidesPrice: boolean;
  action?: ReactNode;
  /** Ways to write to the company from this page, rendered near the screen. */
  asks: ReactNode;
  report: ReactNode;
}

export function PropertyDetail(props: PropertyDetailProps) {
  const { property, hidesPrice } = props;
  const mapRef = useRef<HTMLDivElement>(null);
  const isMapNear = useNearScreen(mapRef, MAP_DISTANCE_PX);
  const asideRef = useRef<HTMLDivElement>(null);
  const isOnScreen = useNearScreen(asideRef, ASIDE_DISTANCE_PX);
  const isNear = useTabKey() || isOnScreen;
  const description = property.description?.trim();
  const amenities = uncheckedAmenities(property);
  const images = galleryOf(property);
  const { openAt, lightbox } = useLightbox(images);
  const [ownFigures, setOwnFigures] = useState<OwnFigures>({});
  const cost = hidesPrice ? null : homeCost(property, ownFigures);
  const costsRef = useRef<HTMLDetailsElement>(null);
  return (
    <article>
      <OpeningImage images={images} onOpen={openAt} />
      <PageContainer className="mt-3 grid gap-10 md:mt-6 md:grid-cols-[minmax(0,1fr)_min(18rem,42%)] lg:grid-cols-[minmax(0,1fr)_min(22rem,42%)] lg:gap-16">
        <div className="min-w-0">
          <PropertySummary {...props} cost={cost} costsRef={costsRef} isMapNear={isMapNear} />
          <PropertyCheckStrip property={property} />
          {cost && (
            <PropertyCosts
              ref={costsRef}
              property={property}
              cost={cost}
              own={ownFigures}
              onChange={setOwnFigures}
            />
          )}
          <ImageStrip images={images} onOpen={openAt} />
          {property.videoUrl && hasCapability('video') && (
            <PropertyVideo
              property={property}
              loading={<div className="mt-10 aspect-video print:hidden" />}
            />
          )}
          {description && (
            <DetailSection heading={texts.descriptionHeading}>
              <PropertyDescription description={description} />
            </DetailSection>
          )}
          {amenities.length > 0 && (
            <DetailSection heading={texts.amenitiesHeading}>
              <PropertyAmenities amenities={amenities} />
            </DetailSection>
          )}
          <PropertyDetails property={property} />
          <DetailSection heading={texts.locationHeading} className="print:hidden">
            <div ref={mapRef} className="min-h-76 md:min-h-100">
              {isMapNear && <PropertyMap property={property} />}
            </div>
          </DetailSection>
        </div>
        <div ref={asideRef} className="md:sticky md:top-6 md:self-start">
          <PropertyContactCard {...props} asks={isNear && props.asks} />
          <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-5 *:first:-ml-3 md:px-6 print:hidden pointer-coarse:min-h-11">
            {isNear && <PrintDossier properties={[property]} />}
            {isNear && props.report}
          </div>
        </div>
      </PageContainer>
      {lightbox}
    </article>
  );
}

interface DetailSectionProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

function DetailSection({ heading, className, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('mt-10 break-inside-avoid md:mt-12', className)}>
      <h2 id={id} className="mb-4 text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** What the summary does not say. Nothing if it says everything. */
function PropertyDetails({ property }: { property: Property }) {
  const available = availabilityLabel(property);
  if (!available) return null;
  return (
    <DetailSection heading={texts.detailsHeading}>
      <dl className="flex max-w-96 justify-between gap-4 border-b py-3">
        <dt className="text-muted">{texts.available}</dt>
        <dd className="text-right font-medium">{available}</dd>
      </dl>
    </DetailSection>
  );
}

interface PropertySummaryProps extends Pick<PropertyDetailProps, 'property' | 'hidesPrice'> {
  /** Phones load the compass with the map, which has the same drawing. */
  isMapNear: boolean;
  /** Null without a price. */
  cost: HomeCost | null;
  costsRef: RefObject<HTMLDetailsElement | null>;
}

function PropertySummary(props: PropertySummaryProps) {
  const { property, hidesPrice, isMapNear, cost, costsRef } = props;
  const { title, type, negotiable, developmentDetails } = property;
  const isUsual = isDevelopment(property) || displayedStatus(property) === FOR_SALE;
  const isWide = useMediaQuery(NOT_MOBILE);
  const days = daysSince(property.createdAt, Date.now());
  const listed = days === null ? null : texts.listedAgo(agoLabel(days));
  const isOneLine = isWide || hidesPrice;
  const facts = [
    isOneLine && type,
    isUsual && !hidesPrice && displayedStatus(property),
    isOneLine && listed,
    negotiable && cost && texts.negotiable,
    texts.reference(propertyReference(property)),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {!isUsual && <PropertyStatus property={property} />}
        <FactLine facts={facts} className="wrap-anywhere" />
      </div>
      {!hidesPrice && (
        <div className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-1 md:mt-3">
          <p className={cost ? 'price text-3xl tracking-tight md:text-4xl' : 'price text-2xl'}>
            {priceLabel(property)}
          </p>
          {isAnythingKept() && <PriceNotes property={property} />}
          {cost && <InAllButton cost={cost} section={costsRef} />}
        </div>
      )}
      <h1
        className={cn(
          'mt-1.5 leading-[1.2] md:mt-3',
          title.length > LONG_TITLE ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl',
          // In the place of the price.
          hidesPrice && title.length <= SHORT_TITLE && 'md:text-3xl lg:text-4xl',
          fitsDisplayFace(title) ? 'font-display' : 'font-medium',
        )}
      >
        <WholeWords text={title} />
      </h1>
      {/* A compass that does not fit beside a long address has no height below it. */}
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-muted md:mt-2">
        {locationLabel(property)}
        <span className="relative w-20 overflow-hidden *:absolute *:inset-y-0 *:my-auto">
          {(isWide || isMapNear) && <Compass {...property} />}
        </span>
      </p>
      <div className="mt-1.5 empty:hidden md:mt-3">
        <PropertyFacts property={property} hidesPrice={hidesPrice} isWide={isWide} />
      </div>
      {hidesPrice && developmentDetails && (
        <StageBar property={property} loading={<div className="h-11.25 sm:h-12.25" />} />
      )}
      {hidesPrice && (
        <p className="mt-1.5 text-sm text-muted md:mt-3">
          {texts.priceDepends}
          <Link
            to={contactHrefs(property).contactPage}
            className="text-brand underline underline-offset-3 hover:text-brand-strong"
          >
            {CONTACT_SUPPORT}
          </Link>
        </p>
      )}
      {/* On phones a second line above the price would push the facts off the screen. */}
      {!isOneLine && <OtherFacts property={property} listed={listed} />}
      <PropertyConfirmation property={property} />
    </div>
  );
}

/** The first sentence in larger type, then the rest, with typographic quotes and dashes. */
function PropertyDescription({ description }: { description: string }) {
  const { lead, rest } = leadAndRest(typographic(description));
  return (
    <div className="max-w-measure md:max-w-160">
      {lead && <p className="text-lg md:text-xl">{lead}</p>}
      {rest && <p className="mt-5 whitespace-pre-line first:mt-0 md:mt-6 md:text-lg">{rest}</p>}
    </div>
  );
}
