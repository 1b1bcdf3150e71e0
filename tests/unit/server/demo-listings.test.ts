import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  amenities,
  FACILITY_SLOTS,
  FOR_SALE,
  isDevelopment,
  propertyStatuses,
  propertyTypes,
} from '#contract/property/property.ts';
import { checkFields, developmentStages } from '#contract/property/property-fields.ts';
import { CheckFieldsSchema } from '#contract/property/property-form.ts';
import { mapValues } from '#contract/rules/map-values.ts';
import { matchesLocation } from '#contract/search/location-matches.ts';
import { namedLocations, OTHER_STATES, popularLocations } from '#contract/search/locations.ts';
import { locationCondition } from '#contract/search/property-search.ts';
import { type DemoListing, demoListings, demoPhotoAlts } from '#server/demo/demo-listings.ts';
import { demoPhotoPropertyTypes } from './demo-photo-types.ts';

const photoFolder = new URL('../../../server/demo/photos/', import.meta.url);
const locations = [...new Set<string>([...namedLocations, ...popularLocations])];
const newestFirst = [...demoListings].sort((one, other) => one.ageDays - other.ageDays);
const forSale = newestFirst.filter((listing) => listing.status === FOR_SALE);

/** Amenities with a photo: a listing has the photo if and only if it has the amenity. */
const amenityPhotos: Record<string, RegExp> = {
  'Swimming Pool': /pool/,
  Gym: /^gym/,
  'Fitted Kitchen': /^kitchen/,
  Cinema: /^cinema/,
  'Rooftop Terrace': /^roof-terrace/,
};

function listingsIn(location: string, listings = newestFirst): DemoListing[] {
  const condition = locationCondition(location);
  return listings.filter((listing) => matchesLocation(listing.location, condition));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.toLowerCase());
}

/** Covers that look like the same house. */
function designOf(cover: string): string {
  const [design = ''] = cover.split('-');
  return design === 'duplex' && cover.includes('-hip-') ? 'duplex-hip' : design;
}

function repeatsWithin(
  listings: DemoListing[],
  distance: number,
  designOf: (cover: string) => string,
) {
  return listings.flatMap((listing, position) => {
    const [cover] = listing.photos;
    if (cover === undefined) return [];
    return listings
      .slice(position + 1, position + 1 + distance)
      .filter(({ photos: [other] }) => other !== undefined && designOf(other) === designOf(cover))
      .map((other) => `${listing.key} / ${other.key}`);
  });
}

describe('the demo listings', () => {
  it('are at least 48', () => {
    expect(demoListings.length).toBeGreaterThanOrEqual(48);
  });

  it.each(['key', 'ageDays', 'title', 'location and price'] as const)(
    'have a unique %s',
    (what) => {
      const values = demoListings.map((listing) =>
        what === 'location and price' ? `${listing.location} ${listing.price}` : listing[what],
      );
      expect(new Set(values).size).toBe(values.length);
    },
  );

  it('have a reference, except one or two', () => {
    const references = demoListings.flatMap(({ propertyId }) => propertyId ?? []);
    expect(new Set(references).size).toBe(references.length);
    expect([1, 2]).toContain(demoListings.length - references.length);
  });

  it.each([...locations, OTHER_STATES])('cover %s', (location) => {
    expect(listingsIn(location).length).toBeGreaterThanOrEqual(4);
  });

  it.each(popularLocations)('include several homes for sale in %s', (location) => {
    expect(listingsIn(location, forSale).length).toBeGreaterThanOrEqual(3);
  });

  it.each(propertyTypes)('include several of the type %s', (type) => {
    expect(demoListings.filter((listing) => listing.type === type).length).toBeGreaterThanOrEqual(
      4,
    );
  });

  it('use only the types and statuses of the contract', () => {
    for (const { type, status } of demoListings) {
      expect(propertyTypes).toContain(type);
      if (status !== null) expect(propertyStatuses).toContain(status);
    }
  });

  it('have every status: five developments, one sold, two under offer, one without, most for sale', () => {
    const count = (status: string | null) =>
      demoListings.filter((listing) => listing.status === status).length;
    expect(demoListings.filter(isDevelopment)).toHaveLength(5);
    expect([count('Sold'), count('Under Offer'), count(null)]).toEqual([1, 2, 1]);
    expect(count(FOR_SALE)).toBeGreaterThan(demoListings.length * 0.75);
  });

  it('have a price in whole naira, except one on request', () => {
    const prices = demoListings.flatMap(({ price }) => price ?? []);
    expect(prices).toHaveLength(demoListings.length - 1);
    expect(prices.every((price) => Number.isInteger(price) && price > 1_000_000)).toBe(true);
  });

  it('have rooms except on land and commercial property, and always an area', () => {
    for (const { type, features, key } of demoListings) {
      const { bedrooms, bathrooms, squareFootage } = features;
      const unroomed = type === 'Land' || type === 'Commercial';
      expect((bedrooms ?? 0) > 0, key).toBe(!unroomed);
      expect((bathrooms ?? 0) > 0, key).toBe(type !== 'Land');
      expect(squareFootage, key).toBeGreaterThan(50);
    }
  });

  it('have coordinates inside Nigeria for about a third, and two lat,lng locations', () => {
    const points = demoListings.flatMap(({ coordinates }) => coordinates ?? []);
    expect(points.length / demoListings.length).toBeGreaterThan(0.25);
    expect(points.length / demoListings.length).toBeLessThan(0.5);
    for (const { latitude, longitude } of points) {
      expect(latitude > 4 && latitude < 14 && longitude > 2.6 && longitude < 14.7).toBe(true);
    }
    expect(demoListings.filter(({ location }) => /^[\d.]+,[\d.]+$/.test(location))).toHaveLength(2);
  });

  it('use the specified amenities, without duplicates', () => {
    for (const listing of demoListings) {
      expect(amenities).toEqual(expect.arrayContaining(listing.amenities));
      expect(new Set(listing.amenities).size, listing.key).toBe(listing.amenities.length);
      expect(listing.amenities.length, listing.key).toBeLessThanOrEqual(FACILITY_SLOTS);
    }
    const named = new Set(demoListings.flatMap((listing) => listing.amenities));
    expect([...amenities].filter((amenity) => !named.has(amenity))).toEqual([]);
  });

  it.each(Object.entries(amenityPhotos))(
    'have a photo of %s if and only if they have that amenity',
    (amenity, photo) => {
      const contradictions = demoListings
        .filter(({ photos }) => photos.length > 0)
        .filter(
          (listing) =>
            listing.amenities.includes(amenity) !== listing.photos.some((file) => photo.test(file)),
        );
      expect(contradictions.map(({ key }) => key)).toEqual([]);
    },
  );

  it('have descriptions of 80 to 160 words', () => {
    const lengths = demoListings.map(({ key, description }) => ({
      key,
      words: description.split(/\s+/).length,
    }));
    expect(lengths.filter(({ words }) => words < 80 || words > 160)).toEqual([]);
  });

  it('never repeat a sentence, in one description or across them', () => {
    const sentences = demoListings.flatMap(({ description }) => sentencesOf(description));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it('include a title near the limit and names in Nigerian letters', () => {
    const titles = demoListings.map(({ title }) => title);
    expect(Math.max(...titles.map((title) => title.length))).toBeGreaterThan(120);
    expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(200);
    expect(titles.filter((title) => /[ọẹṣụị]/iu.test(title)).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the facts of the demo listings', () => {
  it('fit the fields of the form', () => {
    const empty = mapValues(checkFields, () => '');
    for (const { key, checks, development } of demoListings) {
      expect(CheckFieldsSchema.safeParse({ ...empty, ...checks }).success, key).toBe(true);
      expect(developmentStages).toContain(development.stage ?? 'Off-plan');
    }
  });

  it('are whole for some, partly known for others, and missing for a few', () => {
    const counts = demoListings.map(
      ({ checks, visitedDaysAgo }) => Object.keys(checks).length + (visitedDaysAgo ? 1 : 0),
    );
    expect(counts.filter((count) => count === 5).length).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count > 0 && count < 5).length).toBeGreaterThan(20);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(3);
  });

  it('name the stage of every development, and nothing of other listings', () => {
    for (const listing of demoListings) {
      const isNamed = listing.development.stage !== undefined;
      expect(isNamed, listing.key).toBe(isDevelopment(listing));
    }
  });
});

describe('the demo photos', () => {
  it('all exist, have an alternative text and are used', () => {
    const files = readdirSync(photoFolder).sort();
    const used = new Set(demoListings.flatMap(({ photos }) => photos));
    expect(Object.keys(demoPhotoAlts).sort()).toEqual(files);
    expect([...used].sort()).toEqual(files);
  });

  it('are missing for exactly one listing, and several for others', () => {
    expect(demoListings.filter(({ photos }) => photos.length === 0)).toHaveLength(1);
    for (const { key, type, photos } of demoListings) {
      if (photos.length === 0) continue;
      const fewest = type === 'Land' || type === 'Commercial' ? 2 : 3;
      expect(photos.length, key).toBeGreaterThanOrEqual(fewest);
      expect(photos.length, key).toBeLessThanOrEqual(7);
      expect(new Set(photos).size, key).toBe(photos.length);
    }
  });

  it('suit the type of their property', () => {
    const misfits = demoListings.flatMap(({ key, type, photos }) =>
      photos
        .filter((file) => type === null || !demoPhotoPropertyTypes[file]?.includes(type))
        .map((file) => `${key}: ${file}`),
    );
    expect(misfits).toEqual([]);
  });

  it('are not the cover of two listings close to each other in the list', () => {
    expect(repeatsWithin(newestFirst, 15, (cover) => cover)).toEqual([]);
    expect(repeatsWithin(newestFirst, 2, designOf)).toEqual([]);
    expect(repeatsWithin(forSale.slice(0, 6), 6, designOf)).toEqual([]);
  });

  it.each(locations)('are not the cover of two neighbouring results in %s', (location) => {
    expect(repeatsWithin(listingsIn(location), 3, (cover) => cover)).toEqual([]);
  });
});
