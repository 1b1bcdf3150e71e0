import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property.ts';
import {
  storedPictures,
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

function yoursWith(pictures: PropertyState['pictures']): PropertyState {
  return { values: propertyFormValues(before), beyondSlots: [], pictures };
}

const isNone = () => false;
const addresses = ({ pictures }: PropertyState) => pictures.map(({ id }) => id);

describe('What two admins changed, put together', () => {
  it('keeps the order and the new cover of the one, where the other changed the price', () => {
    const [first, second, third] = storedPictures(before.images);
    if (!first || !second || !third) return expect.fail('There are three pictures');
    const yours = yoursWith([added, third, first, second]);
    const merged = mergedState({ ...before, price: 60_000_000 }, yours, (name) => name === 'price');
    expect(addresses(merged)).toEqual(['added', '/3', '/1', '/2']);
    expect(merged.values.price).toBe('₦60,000,000');
  });

  it('has what the other added, and not what they removed', () => {
    const yours = yoursWith(storedPictures(['/3', '/2', '/1']));
    const theirs = { ...before, images: ['/1', '/3', '/4'] };
    expect(addresses(mergedState(theirs, yours, isNone))).toEqual(['/3', '/1', '/4']);
  });

  it('leaves out what was removed here', () => {
    const yours = yoursWith(withStoredRemoved(storedPictures(before.images), true, '/2'));
    const { pictures } = mergedState(before, yours, isNone);
    expect(pictures).toContainEqual({ kind: 'stored', id: '/2', url: '/2', isRemoved: true });
  });

  it('is the other’s list where that is chosen', () => {
    const yours = yoursWith([added, ...storedPictures(['/3', '/2', '/1'])]);
    expect(addresses(mergedState(before, yours, (name) => name === 'images'))).toEqual([
      '/1',
      '/2',
      '/3',
    ]);
  });
});
