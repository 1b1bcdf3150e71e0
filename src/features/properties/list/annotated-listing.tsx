import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import {
  type CheckMark,
  checkMarksOf,
  checkSource,
  isSeen,
} from '#contract/property/property-checks.ts';
import { type CheckName, checkFields } from '#contract/property/property-fields.ts';
import { priceLabel } from '#contract/property/property-labels.ts';
import { propertyHref } from '#contract/site/property-href.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readableDate } from '#src/lib/dates.ts';
import { typographic } from '#src/lib/typography.ts';
import { SmallCheckCircle } from './small-check-circle.tsx';

const texts = {
  heading: 'One of our listings, line by line',
  seeListing: 'See this listing',
  notChecked: 'Not checked',
  /** How each line was checked. */
  ways: {
    papers:
      'The document that the seller names. Ask us for a copy; your lawyer still searches the registry.',
    power: 'The supply at this address. Ask the neighbours how many hours a day it lasts.',
    water: 'Where the water comes from. It says nothing about its quality.',
    road: 'The surface of the last stretch to the gate.',
    flooding: 'What we saw on the day of the visit. It is no promise for the rains.',
    visitedOn: 'The last day that one of us was there.',
  } satisfies Record<CheckName, string>,
  asListed: 'The seller says so. We have not checked it.',
  untilWeKnow: 'We make no claim until we know.',
};

/** Seven of the twelve columns, or the width of the page. */
const imageSizes = '(min-width: 80rem) 690px, (min-width: 64rem) 56vw, 95vw';

/** With fewer known facts, a listing does not show how we work. */
const MIN_FACTS = 3;

/** The recent listing with the most checks, and how each was made; `none` if none has enough. */
export function AnnotatedListing({ none }: { none: ReactNode }) {
  const { data, isPending } = useQuery(propertyQueries.recent());
  const listing = data && mostChecked(data.properties);
  if (isPending) return <Skeleton className="h-290 lg:h-230" />;
  if (!listing) return none;
  const visited = readableDate(listing.checks?.visitedOn, 'shortDay');
  return (
    <section aria-labelledby="annotated">
      <h2 id="annotated" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <div className="mt-4 aspect-3/2 overflow-hidden rounded-card sm:aspect-2/1">
        <PropertyPhoto image={imagesOf(listing)[0]} sizes={imageSizes} isPriority />
      </div>
      <p className="mt-4 text-xl font-semibold tabular-nums">{priceLabel(listing)}</p>
      <p className="mt-1 text-lg leading-snug font-semibold">{listing.title}</p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 text-sm">
        <span className="text-muted">{locationLabel(listing)}</span>
        <Link
          to={propertyHref(listing)}
          aria-label={`${texts.seeListing}: ${listing.title}`}
          className="-my-3 inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:text-brand-strong"
        >
          {texts.seeListing}
        </Link>
      </p>
      <dl className="mt-5 border-t">
        {marksOf(listing).map((mark) => (
          <div
            key={mark.name}
            className="grid gap-x-6 border-b py-3 sm:grid-cols-[6rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="flex gap-2.5 text-sm leading-6 text-muted max-sm:mb-1">
              <span className="mt-0.5">
                <SmallCheckCircle
                  name={mark.name}
                  isKnown={mark.fact !== null}
                  isSeen={isSeen(mark, visited)}
                />
              </span>
              {checkFields[mark.name].label}
            </dt>
            <dd className={mark.fact ? 'font-medium' : 'text-muted'}>
              {mark.name === 'visitedOn' ? visited : typographic(mark.fact ?? texts.notChecked)}
              {mark.fact !== null && mark.name !== 'visitedOn' && (
                <span className="block text-xs font-normal text-muted">
                  {checkSource(mark, visited)}
                </span>
              )}
            </dd>
            <dd className="text-sm text-muted max-sm:mt-1 sm:leading-6">{wayOf(mark)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function wayOf({ name, fact, isAmenity }: CheckMark): string {
  if (fact === null) return texts.untilWeKnow;
  return isAmenity ? texts.asListed : texts.ways[name];
}

/** Flooding only where the API has it. */
function marksOf(property: Property): CheckMark[] {
  return checkMarksOf(property).filter(
    ({ name, fact }) => fact !== null || name !== 'flooding' || hasCapability('flooding'),
  );
}

function mostChecked(properties: readonly Property[]): Property | undefined {
  const facts = (property: Property) => checkMarksOf(property).filter(({ fact }) => fact !== null);
  const checked = (property: Property) => facts(property).filter((mark) => !mark.isAmenity).length;
  const [most] = properties.toSorted((a, b) => checked(b) - checked(a));
  return most && facts(most).length >= MIN_FACTS ? most : undefined;
}
