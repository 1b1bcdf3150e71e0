import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';

describe('Addresses', () => {
  it('The link to a city carries its location and For Sale', () => {
    expect(paths.propertyListings.href({ location: 'Akwa Ibom', status: 'For Sale' })).toBe(
      '/property-listings?location=Akwa+Ibom&status=For+Sale',
    );
  });

  it('A filter that is not filled in leaves no trace in the address', () => {
    expect(paths.propertyListings.href({ location: '', status: undefined })).toBe(
      '/property-listings',
    );
  });

  it('An id stands percent-encoded in its place, whatever it holds', () => {
    expect(paths.admin.editProperty.href('a/b?$&')).toBe('/admin/properties/a%2Fb%3F%24%26/edit');
  });
});
