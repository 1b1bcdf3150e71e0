import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FOR_SALE } from '#contract/property/property.ts';
import { popularLocations } from '#contract/search/locations.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { PropertyCount } from './budget-links.tsx';
import * as texts from './texts.ts';

/** The popular locations with the number of properties for sale, the largest number first. */
export function PopularPlaces() {
  const { data } = useQuery(propertyQueries.recent());
  const [emphasized, setEmphasized] = useState<string>();
  const counts = new Map(data?.facets.location?.map(({ value, count }) => [value, count]));
  const locations = popularLocations.toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  );
  return (
    <PageContainer
      as="section"
      aria-labelledby="popular-places"
      className="grid gap-x-16 pb-16 md:grid-cols-2 md:grid-rows-[auto_1fr] md:pb-24"
    >
      <h2 id="popular-places" className="font-display text-2xl font-semibold md:text-3xl">
        {texts.popularPlaces}
      </h2>
      <Atlas
        locations={popularLocations}
        emphasized={emphasized}
        hasLabels
        className="mt-6 self-center md:row-span-2 md:mt-0"
      />
      <ul
        className="mt-6 divide-y self-start border-y md:mt-8"
        onPointerLeave={() => setEmphasized(undefined)}
      >
        {locations.map((location) => (
          <li key={location}>
            <Link
              to={paths.propertyListings.href({ location, status: FOR_SALE })}
              onPointerEnter={() => setEmphasized(location)}
              onFocus={() => setEmphasized(location)}
              onBlur={() => setEmphasized(undefined)}
              className="group flex items-baseline justify-between gap-4 py-3.5 md:py-4"
            >
              <span className="font-display text-xl font-semibold underline-offset-4 group-hover:underline">
                {location}
              </span>{' '}
              <PropertyCount count={counts.get(location)} />
            </Link>
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}
