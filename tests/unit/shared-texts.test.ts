import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property.ts';
import { textSharing } from '#src/features/properties/api/shared-texts.ts';

describe('Sharing equal texts in memory', () => {
  it('changes nothing about the properties', () => {
    const properties: Property[] = [
      {
        _id: 'a',
        title: 'Duplex',
        location: 'Lekki, Lagos',
        type: null,
        amenities: ['Gym', 'CCTV'],
      },
      { _id: 'b', title: 'Duplex', location: 'Lekki, Lagos', price: 5, amenities: ['Gym'] },
      { _id: 'c', title: 'Land', location: 'Uyo', status: 'Sold', description: '' },
    ];
    expect(properties.map(textSharing())).toEqual(properties);
  });
});
