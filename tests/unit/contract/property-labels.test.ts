import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { propertyDescription } from '#contract/site/property-head.ts';
import { imagesOf } from '#src/features/properties/gallery/property-photo.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { googleMapsHref } from '#src/features/properties/map/property-map.tsx';
import { searchHeading } from '#src/features/properties/search/property-labels.ts';

const property: Property = {
  _id: '1',
  title: 'Terrace in Lekki',
  location: 'Lekki Phase 1, Lagos',
  price: 85_000_000,
  features: { bedrooms: 4, bathrooms: 1, squareFootage: 1200 },
};

describe('The heading of a search', () => {
  it.each([
    [{}, 'Property Listings'],
    [{ status: 'For Sale', q: 'pool' }, 'Property Listings'],
    [{ type: 'Villa', status: 'For Sale', location: 'Lagos' }, 'Villas for sale in Lagos'],
    [{ type: 'Land' }, 'Land'],
    [{ location: 'Abuja,Lagos' }, 'Properties in Abuja or Lagos'],
    [{ location: 'Other States' }, 'Properties in other states'],
    [{ status: 'New Development' }, 'New developments'],
    [{ type: 'Mini flat', location: 'Oyo' }, 'Mini flat in Oyo'],
  ])('for %o is %s', (search, heading) => {
    expect(searchHeading(search)).toBe(heading);
  });
});

describe('The description of a property', () => {
  it('has price, rooms, area and location in one line', () => {
    expect(propertyDescription(property)).toBe(
      '₦85,000,000. 4 bedrooms, 1 bathroom, 1,200 sqm in Lekki Phase 1, Lagos.',
    );
  });

  it('does not show coordinates as an address', () => {
    const pointOnly = { ...property, location: '6.4433,3.4723' };
    expect(locationLabel(pointOnly)).toBe('See the map');
    expect(propertyDescription(pointOnly)).not.toContain('6.4433');
  });

  it('links to its own point on an outside map, or else to a search for the address', () => {
    expect(googleMapsHref({ location: '6.4433,3.4723' })).toContain('query=6.4433%2C3.4723');
    expect(googleMapsHref(property)).toContain('query=Lekki+Phase+1%2C+Lagos%2C+Nigeria');
  });
});

describe('The images of a property', () => {
  it('have the alternative text and colour that the API sends', () => {
    const image = { url: '/a.webp', width: 4, height: 3, color: '#abcdef', alt: 'A white house' };
    const known = { ...property, images: ['/a.webp'], imageDetails: [image] };
    const shown = {
      url: '/a.webp',
      alt: 'A white house',
      caption: 'A white house',
      color: '#abcdef',
    };
    expect(imagesOf(known)).toEqual([shown]);
  });

  it('have their position as the alternative text otherwise', () => {
    const plain = { ...property, images: ['/a.webp', '/b.webp', '/a.webp', ''] };
    expect(imagesOf(plain).map(({ alt }) => alt)).toEqual([
      'Terrace in Lekki, photo 1 of 2',
      'Terrace in Lekki, photo 2 of 2',
    ]);
  });
});
