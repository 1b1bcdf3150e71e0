/** The texts in place of an address, which every list shows. */

export const onMap = 'See the map';
export const onRequest = 'Address on request';
