import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';

describe('Paths', () => {
  it('The link to a city carries its location and For Sale', () => {
    expect(paths.propertyListings.href({ location: 'Akwa Ibom', status: 'For Sale' })).toBe(
      '/property-listings?location=Akwa+Ibom&status=For+Sale',
    );
  });

  it('An empty filter is not in the URL', () => {
    expect(paths.propertyListings.href({ location: '', status: undefined })).toBe(
      '/property-listings',
    );
  });

  it('Ids are percent-encoded', () => {
    expect(paths.admin.editProperty.href('a/b?$&')).toBe('/admin/properties/a%2Fb%3F%24%26/edit');
  });
});
