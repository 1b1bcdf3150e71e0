import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property.ts';
import {
  storedImages,
  withStoredRemoved,
} from '#src/features/properties/editor/images/image-list.ts';
import {
  mergedState,
  type PropertyState,
} from '#src/features/properties/editor/property-changes.ts';
import { propertyFormValues } from '#src/features/properties/editor/property-form-values.ts';

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
  file: new File([], 'cover.jpg'),
  prepared: null,
  state: 'waiting',
} as const;

function yoursWith(images: PropertyState['images']): PropertyState {
  return { values: propertyFormValues(before), images };
}

const keepYours = () => false;
const urls = ({ images }: PropertyState) => images.map(({ id }) => id);

describe('Merging the changes of two admins', () => {
  it('keeps the order and the new cover, and takes the stored price', () => {
    const [first, second, third] = storedImages(before.images);
    if (!first || !second || !third) return expect.fail('There are three images');
    const yours = yoursWith([added, third, first, second]);
    const merged = mergedState({ ...before, price: 60_000_000 }, yours, (name) => name === 'price');
    expect(urls(merged)).toEqual(['added', '/3', '/1', '/2']);
    expect(merged.values.price).toBe('₦60,000,000');
  });

  it('adds stored images that are new, and drops those that were removed', () => {
    const yours = yoursWith(storedImages(['/3', '/2', '/1']));
    const theirs = { ...before, images: ['/1', '/3', '/4'] };
    expect(urls(mergedState(theirs, yours, keepYours))).toEqual(['/3', '/1', '/4']);
  });

  it('keeps an image removed', () => {
    const yours = yoursWith(withStoredRemoved(storedImages(before.images), true, '/2'));
    const { images } = mergedState(before, yours, keepYours);
    expect(images).toContainEqual({ kind: 'stored', id: '/2', url: '/2', isRemoved: true });
  });

  it('takes the stored list of images if it is chosen', () => {
    const yours = yoursWith([added, ...storedImages(['/3', '/2', '/1'])]);
    expect(urls(mergedState(before, yours, (name) => name === 'images'))).toEqual([
      '/1',
      '/2',
      '/3',
    ]);
  });
});
