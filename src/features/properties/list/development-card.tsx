import { Link, useViewTransitionState } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { CONTACT_SUPPORT, homesLabel } from '#contract/property/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { wideCardImageSizes } from '#contract/site/property-image-sizes.ts';
import { Card } from '#src/components/ui/card.tsx';
import { WholeWords } from '#src/components/ui/whole-words.tsx';
import { contactHrefs } from '#src/features/properties/detail/property-contact.ts';
import {
  imagesOf,
  OPENING_PHOTO,
  PropertyPhoto,
} from '#src/features/properties/gallery/property-photo.tsx';
import { CardSaveButton } from '#src/features/properties/saved/card-save-button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useMediaQuery, VERY_WIDE } from '#src/lib/media-query.ts';
import {
  CardLocation,
  FactLine,
  factsOf,
  PropertyCheckMarks,
  shortFactsOf,
} from './card-facts.tsx';
import { StageBar } from './stage-bar.tsx';

/** A development on the page of developments. The whole card is a link, named by the title. */
export function DevelopmentCard({
  property,
  isPriority,
}: {
  property: Property;
  isPriority: boolean;
}) {
  const { developmentDetails } = property;
  const homes = developmentDetails && homesLabel(developmentDetails);
  const rest = useMediaQuery(VERY_WIDE) ? factsOf(property) : shortFactsOf(property);
  const facts = homes ? [homes, ...rest] : rest;
  const href = propertyHref(property);
  const isOpening = useViewTransitionState(href);
  return (
    <Card as="article" isInteractive className="group @container relative flex h-full flex-col">
      <div className="relative aspect-3/2 overflow-hidden rounded-t-card lg:aspect-2/1">
        <PropertyPhoto
          image={imagesOf(property)[0]}
          sizes={wideCardImageSizes}
          isPriority={isPriority}
          className={cn(
            'transition-transform duration-500 group-hover:scale-[1.03]',
            isOpening && OPENING_PHOTO,
          )}
        />
        {/* Above the link that covers the card. */}
        <div className="absolute top-1 right-1 z-10">
          <CardSaveButton property={property} />
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4 @sm:p-5">
        <div>
          <h2 className="line-clamp-3 text-lg leading-snug font-semibold text-balance sm:@max-xl:min-h-[2lh] md:line-clamp-2">
            <Link to={href} viewTransition className="card-link">
              <WholeWords text={property.title} />
            </Link>
          </h2>
          <CardLocation property={property} />
        </div>
        {/* At the bottom, so that the stages of a row are level below titles of one and two lines. */}
        <div className="mt-auto [&_.card-checks>li]:flex">
          <StageBar property={property} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3">
            {facts.length > 0 && <FactLine facts={facts} className="text-sm font-medium" />}
            <Link
              to={contactHrefs(property).contactPage}
              className="relative z-10 inline-flex min-h-8 items-center text-sm font-medium text-brand underline underline-offset-4 hover:text-brand-strong pointer-coarse:-my-1.5 pointer-coarse:min-h-11"
            >
              {CONTACT_SUPPORT}
            </Link>
          </div>
          <PropertyCheckMarks property={property} />
        </div>
      </div>
    </Card>
  );
}
