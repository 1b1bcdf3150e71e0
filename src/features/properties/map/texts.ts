/**
 * The texts of the map, to edit or translate in one place. Each is an export, since bundlers
 * shorten the names of exports but not those of properties.
 */

export const pin = 'The property';
export const failed = {
  title: 'The map could not be loaded',
  description: 'The address is below, with a link to Google Maps.',
};
export const show = 'Show map';
export const notExact =
  'The exact point of this property is not given, so the map shows Abuja instead. Ask the agent, or search for the address.';
export const openInGoogleMaps = 'Open in Google Maps';
