export const headline = 'Where Technology Meets Comfort and Style!';
export const lede = 'Homes and land across Nigeria, with clear prices and papers you can check.';
export const shortLede = 'Homes and land across Nigeria';

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

export const whyChooseUs = {
  heading: 'Why choose us',
  lede: 'Buying a home is a big step. We help you check before you pay.',
  papers: {
    title: 'Papers first',
    text: 'We ask for evidence of title before we list a property. Ask us which document it is before you travel.',
  },
  price: {
    title: 'One clear price',
    text: 'You see the asking price in naira, and whether it is negotiable. Our FAQ lists the other costs of buying. We never charge an inspection fee.',
  },
  weakPoints: {
    title: 'The weak points too',
    text: 'A listing shows what we know about its papers, power, water and road, and the day of our last visit. We make no claim about anything we have not checked.',
  },
  data: {
    title: 'Light on your data',
    text: 'Photos fit your screen, and the map loads only when you scroll to it, so browsing costs little.',
  },
};

export const partners = {
  heading: 'Our partners',
  play: 'Play the logos',
  pause: 'Pause the logos',
  zuma: { name: 'Zuma Mortgage', field: 'Home loans' },
  kainji: { name: 'Kainji Power', field: 'Solar and backup' },
  osun: { name: 'Ọṣun Timber', field: 'Joinery' },
  lagoon: { name: 'Lagoon Survey', field: 'Surveyors' },
  benue: { name: 'Benue Brickworks', field: 'Building materials' },
  calabar: { name: 'Calabar Chambers', field: 'Property law' },
  jos: { name: 'Jos Glass', field: 'Windows' },
  sahel: { name: 'Sahel Water', field: 'Boreholes' },
};
