import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { popularPlaces } from '#contract/places.ts';
import { FOR_SALE } from '#contract/property.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { classNames } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { PlacePicture } from './place-image.tsx';

/** Two large tiles over three small ones; on the phone two by two, and the last across. */
const tileLook =
  'md:col-span-2 md:nth-[-n+2]:col-span-3 max-md:last:col-span-2 h-56 max-md:last:h-44 md:h-60 md:nth-[-n+2]:h-80';
const sizes = '(min-width: 1280px) 600px, 50vw';

/** The places that most people ask for, each with what is for sale there. */
export function PopularPlaces() {
  const { data } = useQuery(propertyQueries.recent());
  const counts = new Map(data?.facets.location?.map(({ value, count }) => [value, count]));
  return (
    <PageContainer as="section" aria-labelledby="popular-places" className="pb-16 md:pb-24">
      <h2 id="popular-places" className="font-display text-2xl font-semibold md:text-3xl">
        Most Popular Places
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:mt-8 md:grid-cols-6 md:gap-4 lg:gap-6">
        {popularPlaces.map((place) => (
          <li key={place} className={tileLook}>
            <PlaceTile place={place} count={counts.get(place)} />
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}

/** `count` is missing until the API has answered, and where it does not tell. */
function PlaceTile({ place, count }: { place: string; count: number | undefined }) {
  return (
    <Link
      to={paths.propertyListings.href({ location: place, status: FOR_SALE })}
      className="group relative isolate flex size-full flex-col justify-end overflow-hidden rounded-card bg-scrim p-4 text-on-photo md:p-5"
    >
      <PlacePicture
        place={place}
        sizes={sizes}
        className="absolute inset-0 -z-10 size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
      />
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-3/4 bg-linear-to-t from-scrim/80 via-scrim/55 to-transparent"
      />
      <span className="font-display text-xl leading-tight font-semibold">{place}</span>{' '}
      <span
        className={classNames(
          'min-h-5.25 text-sm tabular-nums transition-opacity',
          count === undefined && 'opacity-0',
        )}
      >
        {count !== undefined && countLabel(count)}
      </span>
    </Link>
  );
}
