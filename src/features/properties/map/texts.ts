/** The texts of the map, to edit or translate in one place. */

export const show = 'Show map';
export const pin = 'The property';
export const incomplete = 'Parts of the map could not be loaded.';
export const lock = 'Lock map';
export const move = 'Move map';
export const withoutTiles = 'The map could not be loaded.';
export const failed = {
  title: 'The map could not be loaded',
  description: 'The address is below, with a link to Google Maps.',
};

// Below the map.
export const notExact =
  'The exact location of this property is not given, so the map shows Abuja instead. Ask the agent, or search for the address.';
export const openInGoogleMaps = 'Open in Google Maps';
