import { mobileHeroLocations } from '#contract/places.ts';
import { FOR_SALE } from '#contract/property.ts';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSearch } from './hero-search.tsx';

/** The first thing a visitor sees: the photograph, the promise, and the way in. */
export function Hero() {
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <section aria-labelledby="hero-headline" className="relative">
      <div className="relative isolate flex min-h-[min(88svh,44rem)] flex-col overflow-hidden bg-scrim text-on-photo md:min-h-[min(80svh,46rem)]">
        <HeroPicture />
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-b from-scrim/80 via-scrim/25 to-scrim/80 md:bg-linear-to-r md:from-scrim/85 md:via-scrim/35 md:to-transparent"
        />
        <PageContainer className="relative flex flex-1 flex-col justify-between gap-8 pt-14 pb-10 md:justify-center md:pb-36">
          <div className="max-w-3xl">
            <h1
              id="hero-headline"
              className="font-display text-3xl font-semibold text-balance md:text-4xl"
            >
              Where Technology Meets Comfort and Style!
            </h1>
            <p className="mt-4 max-w-measure text-lg">
              Homes and land across Nigeria, with real photographs, plain prices and papers you can
              check.
            </p>
          </div>
          {!isWide && <MobileWaysIn />}
        </PageContainer>
      </div>
      {isWide && (
        <PageContainer className="relative z-10 -mt-24 lg:-mt-16">
          <HeroSearch />
        </PageContainer>
      )}
    </section>
  );
}

function MobileWaysIn() {
  return (
    <div className="grid gap-4">
      <ButtonLink to={paths.propertyListings.href()} size="lg">
        View all properties
      </ButtonLink>
      <ul aria-label="Popular locations" className="flex flex-wrap gap-2">
        {mobileHeroLocations.map((location) => (
          <li key={location}>
            <ButtonLink
              to={paths.propertyListings.href({ location, status: FOR_SALE })}
              variant="secondary"
              className="rounded-full"
            >
              {location}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
