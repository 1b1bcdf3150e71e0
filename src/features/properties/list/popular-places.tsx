import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { popularLocations } from '#contract/locations.ts';
import { FOR_SALE } from '#contract/property.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';

const files = import.meta.glob<string>('/src/assets/places/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const imageWidths = [400, 800, 1200];

/** Two large tiles above three small ones; on the phone two by two, and the last full width. */
const tileClass =
  'md:col-span-2 md:nth-[-n+2]:col-span-3 max-md:last:col-span-2 h-56 max-md:last:h-44 md:h-60 md:nth-[-n+2]:h-80';
/** Browsers load lazy images thousands of pixels early on a slow network, beside the hero's. */
const IMAGE_DISTANCE_PX = 300;
const imageSizes = '(min-width: 1280px) 600px, 50vw';

/** The popular locations with the number of properties for sale. */
export function PopularPlaces() {
  const { data } = useQuery(propertyQueries.recent());
  const listRef = useRef<HTMLUListElement>(null);
  const hasImages = useNearScreen(listRef, IMAGE_DISTANCE_PX);
  const counts = new Map(data?.facets.location?.map(({ value, count }) => [value, count]));
  return (
    <PageContainer as="section" aria-labelledby="popular-places" className="pb-16 md:pb-24">
      <h2 id="popular-places" className="font-display text-2xl font-semibold md:text-3xl">
        Most Popular Places
      </h2>
      <ul
        ref={listRef}
        className="mt-6 grid grid-cols-2 gap-3 md:mt-8 md:grid-cols-6 md:gap-4 lg:gap-6"
      >
        {popularLocations.map((location) => (
          <li key={location} className={tileClass}>
            <PlaceTile location={location} count={counts.get(location)} hasImage={hasImages} />
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}

interface PlaceTileProps {
  location: string;
  /** Undefined while it loads or if the API has none. */
  count: number | undefined;
  hasImage: boolean;
}

function PlaceTile({ location, count, hasImage }: PlaceTileProps) {
  return (
    <Link
      to={paths.propertyListings.href({ location, status: FOR_SALE })}
      className="group relative isolate flex size-full flex-col justify-end overflow-hidden rounded-card bg-scrim p-4 text-on-photo md:p-5"
    >
      {hasImage && (
        <PlaceImage
          location={location}
          className="absolute inset-0 -z-10 size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      )}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-3/4 bg-linear-to-t from-scrim/80 via-scrim/55 to-transparent"
      />
      <span className="font-display text-xl leading-tight font-semibold">{location}</span>{' '}
      <span
        className={cn(
          'min-h-5.25 text-sm tabular-nums transition-opacity',
          count === undefined && 'opacity-0',
        )}
      >
        {count !== undefined && countLabel(count)}
      </span>
    </Link>
  );
}

interface PlaceImageProps {
  location: string;
  className?: string;
}

/** A decorative image of a popular location. */
function PlaceImage({ location, className }: PlaceImageProps) {
  const name = location.toLowerCase().replaceAll(' ', '-');
  const fileUrl = (width: number, format: string) =>
    files[`/src/assets/places/${name}-${width}.${format}`] ?? '';
  const sourceSet = (format: string) =>
    imageWidths.map((width) => `${fileUrl(width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={imageSizes} />
      <img
        loading="lazy"
        decoding="async"
        sizes={imageSizes}
        srcSet={sourceSet('webp')}
        src={fileUrl(800, 'webp')}
        alt=""
        className={className}
      />
    </picture>
  );
}
