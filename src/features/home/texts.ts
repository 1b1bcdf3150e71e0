/**
 * The texts of the first screen of home, to edit or translate in one place. The sections below
 * are in sections-texts.ts.
 */

export const headline = 'Where Technology Meets Comfort and Style!';
export const lede = 'Homes and land across Nigeria, with clear prices and papers you can check.';

// The search form.
export const findHome = 'Find a home';
export const location = 'Location';
export const anyLocation = 'Anywhere';
export const type = 'Property Type';
export const anyType = 'Any type';
export const rooms = 'Rooms';
export const anyRooms = 'Any number';
export const bedrooms = { 1: '1 Bedroom', 2: '2 Bedrooms', 3: '3 Bedrooms', 4: '4+ Bedrooms' };
export const amenities = 'Amenities';
export const chooseAmenities = { label: 'Choose amenities', placeholder: 'Any amenities' };
export const search = 'Search';

// On phones, in place of the form.
export const viewAll = 'View all properties';
export const popularLocations = 'Popular locations';

// In place of the sections below.
export const restNotLoaded = 'The rest of this page could not be loaded';
