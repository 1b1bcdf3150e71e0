import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { existingImages } from '#src/features/properties/api/edited-images.ts';
import {
  mergedState,
  type PropertyState,
  propertyFormValues,
} from '#src/features/properties/editor/editor-values.ts';
import { withStoredRemoved } from '#src/features/properties/editor/images/image-list.ts';
import { unsavedSummary } from '#src/features/properties/editor/use-draft.ts';

const before: Property = {
  _id: '66b1f0c2a9e',
  title: 'Duplex',
  location: 'Maitama, Abuja',
  price: 50_000_000,
  images: ['/1', '/2', '/3'],
};
const added = {
  kind: 'new',
  id: 'added',
  name: 'cover.jpg',
  lastModified: 0,
  originalBytes: 0,
  file: new File([], 'cover.jpg'),
  state: 'waiting',
} as const;

function yoursWith(images: PropertyState['images']): PropertyState {
  return { values: propertyFormValues(before), images };
}

const keepYours = new Set<never>();
const urls = ({ images }: PropertyState) => images.map(({ id }) => id);

describe('Merging the changes of two admins', () => {
  it('keeps the order and the new cover, and takes the stored price', () => {
    const [first, second, third] = existingImages(before);
    if (!first || !second || !third) return expect.fail('There are three images');
    const yours = yoursWith([added, third, first, second]);
    const merged = mergedState({ ...before, price: 60_000_000 }, yours, new Set(['price']));
    expect(urls(merged)).toEqual(['added', '/3', '/1', '/2']);
    expect(merged.values.price).toBe('₦60,000,000');
  });

  it('adds stored images that are new, and drops those that were removed', () => {
    const yours = yoursWith(existingImages({ images: ['/3', '/2', '/1'] }));
    const theirs = { ...before, images: ['/1', '/3', '/4'] };
    expect(urls(mergedState(theirs, yours, keepYours))).toEqual(['/3', '/1', '/4']);
  });

  it('keeps an image removed', () => {
    const yours = yoursWith(withStoredRemoved(existingImages(before), true, '/2'));
    const { images } = mergedState(before, yours, keepYours);
    expect(images).toContainEqual({ kind: 'stored', id: '/2', url: '/2', isRemoved: true });
  });

  it('takes the stored list of images if it is chosen', () => {
    const yours = yoursWith([added, ...existingImages({ images: ['/3', '/2', '/1'] })]);
    expect(urls(mergedState(before, yours, new Set(['images'])))).toEqual(['/1', '/2', '/3']);
  });
});

describe('The unsaved changes', () => {
  const stored = existingImages(before);

  it('are named by their fields; photos are counted', () => {
    const yours = yoursWith([...withStoredRemoved(stored, true, '/2'), added]);
    yours.values.price = '60m';
    expect(unsavedSummary(before, yours)).toBe('price, 1 photo, 1 photo removed');
    expect(unsavedSummary(before, yoursWith(stored.toReversed()))).toBe('order of photos');
    expect(unsavedSummary(before, yoursWith(stored))).toBe('');
  });

  it('do not include the line ends of a description', () => {
    const yours = { values: propertyFormValues(before), images: stored };
    yours.values.description = 'Dry.\nFenced.';
    expect(unsavedSummary({ ...before, description: 'Dry.\r\nFenced.' }, yours)).toBe('');
  });

  it('are counted after the first four', () => {
    const yours = yoursWith([]);
    expect(unsavedSummary(undefined, yours)).toBe('title, status, location, price');
    Object.assign(yours.values, { type: 'Land', description: 'Dry.', status: 'For Sale' });
    yours.values.features.squareFootage = '600';
    expect(unsavedSummary(undefined, yours)).toBe('title, type, location, price and 2 more');
  });
});
