/** The texts on the map, which load with it. */

export const incomplete = 'Parts of the map could not be loaded.';
export const lock = 'Lock map';
export const move = 'Move map';
