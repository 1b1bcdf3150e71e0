/** The texts of the map, to edit or translate in one place. */

export const show = 'Show map';
export const pin = 'The property';
export const noTiles = 'The street map could not be loaded.';
export const incomplete = 'Parts of the map could not be loaded.';
export const lock = 'Lock map';
export const move = 'Move map';
export const failed = 'The map could not be loaded';

// Below the map.
export const notExact =
  'The exact location of this property is not given, so the street map shows Abuja instead. Ask the agent, or search for the address.';
export const openInGoogleMaps = 'Open in Google Maps';
