import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isPublished, type Property } from '#contract/property/property.ts';
import { problemFixes, problemLabels, problemsOf } from '#contract/property/property-problems.ts';
import { Card } from '#src/components/ui/card.tsx';
import { PropertyAmenities } from '#src/features/properties/detail/property-amenities.tsx';
import * as texts from '#src/features/properties/detail/texts.ts';
import { GalleryImageButton } from '#src/features/properties/gallery/gallery-image.tsx';
import { galleryOf } from '#src/features/properties/gallery/gallery-images.ts';
import {
  type GalleryImage,
  PropertyPhoto,
} from '#src/features/properties/gallery/property-photo.tsx';
import { useLightbox } from '#src/features/properties/gallery/use-lightbox.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { typographic } from '#src/lib/typography.ts';
import { StoredDetails } from './stored-details.tsx';
import { StoredChecks, StoredFacts } from './stored-facts.tsx';
import * as stored from './texts.ts';

interface StoredPropertyProps {
  property: Property;
  /** The button that deletes it, apart from everything else. */
  action: ReactNode;
}

export function StoredProperty({ property, action }: StoredPropertyProps) {
  const { description, amenities } = property;
  const images = galleryOf(property);
  const [cover] = images;
  const { openAt, lightbox } = useLightbox(images);
  const photoFrame = 'aspect-3/2 w-full overflow-hidden rounded-field max-sm:aspect-4/3';
  return (
    <div className="grid gap-5">
      <Notices property={property} />
      <Card as="section" aria-label={stored.facts}>
        <div className="relative grid items-start gap-4 p-4 sm:grid-cols-[14rem_minmax(0,1fr)] md:gap-6 md:p-5 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-8">
          {/* On phones beside the price; from 1280 px on as high as the facts beside it need. */}
          <div className="grid gap-3 max-sm:absolute max-sm:top-4 max-sm:left-4 max-sm:w-24 xl:row-span-2 xl:grid-rows-[1fr_auto] xl:self-stretch">
            {cover ? (
              <GalleryImageButton
                image={cover}
                position={1}
                count={images.length}
                sizes="(min-width: 80rem) 352px, (min-width: 64rem) 304px, (min-width: 40rem) 224px, 96px"
                isPriority
                onOpen={() => openAt(0)}
                className={`${photoFrame} xl:aspect-auto xl:min-h-58`}
              />
            ) : (
              <div className={photoFrame}>
                <PropertyPhoto image={undefined} sizes="" />
              </div>
            )}
            <Thumbnails images={images} onOpen={openAt} />
            {lightbox}
          </div>
          <StoredFacts property={property} />
          <StoredChecks property={property} />
        </div>
      </Card>
      <div className="grid items-start gap-5 text-sm lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="lg:col-start-2 lg:row-start-1">
          <Section heading={texts.detailsHeading}>
            <StoredDetails property={property} />
          </Section>
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
          <Section heading={texts.descriptionHeading}>
            {description?.trim() ? (
              <Description key={property._id} text={description.trim()} />
            ) : (
              <p className="text-muted">{stored.notGiven}</p>
            )}
          </Section>
          <Section heading={texts.amenitiesHeading}>
            {amenities && amenities.length > 0 ? (
              <div className="[&_ul]:gap-y-3">
                <PropertyAmenities amenities={amenities} iconsDistancePx={1000} />
              </div>
            ) : (
              <p className="text-muted">{stored.noAmenities}</p>
            )}
          </Section>
          {action}
        </div>
      </div>
    </div>
  );
}

/** About six lines on a phone. */
const SHORT_DESCRIPTION = 280;

/** On phones the beginning of a long one, until the admin wants all of it. */
function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(text.length <= SHORT_DESCRIPTION);
  const textId = useId();
  return (
    <>
      <p
        id={textId}
        className={cn(
          'max-w-[66ch] leading-5.5 whitespace-pre-line xl:text-base xl:leading-6.5',
          !isOpen && 'max-sm:line-clamp-6',
        )}
      >
        {typographic(text)}
      </p>
      {text.length > SHORT_DESCRIPTION && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
          className="-mb-3 flex min-h-11 items-center font-medium text-brand sm:hidden"
        >
          {isOpen ? stored.readLess : stored.readAll}
        </button>
      )}
    </>
  );
}

const THUMBNAILS = 3;

interface ThumbnailsProps {
  images: readonly GalleryImage[];
  onOpen: (index: number) => void;
}

/** The images after the cover; the last one shown says how many more there are. */
function Thumbnails({ images, onOpen }: ThumbnailsProps) {
  const others = images.slice(1);
  const hidden = others.length - THUMBNAILS;
  return (
    <div className="grid grid-cols-3 gap-3 empty:hidden max-sm:hidden">
      {others.slice(0, THUMBNAILS).map((image, index) => (
        <div key={image.url} className="relative">
          <GalleryImageButton
            image={image}
            position={index + 2}
            count={images.length}
            sizes="112px"
            onOpen={() => onOpen(index + 1)}
            className="aspect-16/9 w-full rounded-field"
          />
          {hidden > 0 && index === THUMBNAILS - 1 && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 grid place-items-center rounded-field bg-scrim/55 font-medium text-on-photo tabular-nums"
            >
              +{hidden}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/** What needs somebody, each with the link that leads to its field. */
function Notices({ property }: { property: Property }) {
  const hrefOf = (field: string) => `${paths.admin.editProperty.href(property._id)}#${field}`;
  const problems = problemsOf(property);
  return (
    <>
      {!isPublished(property) && (
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-card bg-info-soft px-4 py-1 text-sm font-medium text-info md:px-5">
          {stored.notPublished}
          <NoticeLink to={hrefOf('publishing')}>{stored.publish}</NoticeLink>
        </p>
      )}
      {problems.length > 0 && (
        <ul className="divide-y divide-warning/20 rounded-card bg-warning-soft px-4 text-sm font-medium text-warning md:px-5">
          {problems.map((problem) => (
            <li key={problem} className="flex min-h-11 items-center gap-2">
              <TriangleAlert className="size-4.5 shrink-0" />
              <span className="grow">{problemLabels[problem]}</span>
              <NoticeLink to={hrefOf(problemFixes[problem].field)}>
                {problemFixes[problem].label}
              </NoticeLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NoticeLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center underline underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="p-4 md:p-5">
      <h2 className="mb-3 text-lg font-semibold">{heading}</h2>
      {children}
    </Card>
  );
}
