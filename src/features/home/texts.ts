/** The texts of the first screen of the home page, to edit or translate in one place. */
export const texts = {
  headline: 'Where Technology Meets Comfort and Style!',
  lede: 'Homes and land across Nigeria, with clear prices and papers you can check.',
  form: {
    label: 'Find a home',
    location: 'Location',
    anyLocation: 'Anywhere',
    type: 'Property Type',
    anyType: 'Any type',
    rooms: 'Rooms',
    anyRooms: 'Any number',
    bedrooms: { 1: '1 Bedroom', 2: '2 Bedrooms', 3: '3 Bedrooms', 4: '4+ Bedrooms' },
    amenities: 'Amenities',
    chooseAmenities: 'Choose amenities',
    anyAmenities: 'Any amenities',
    submit: 'Search',
  },
  viewAll: 'View all properties',
  locations: 'Popular locations',
};
