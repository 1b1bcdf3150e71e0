/** The texts of the comparison, to edit or translate in one place. */

export const heading = 'Compare homes';
export const print = 'Print';
export const keepThese = 'Keep these';
export const table = 'Homes side by side';
export const yourShortlist = 'Your shortlist';
export const tooFew = 'A comparison needs two homes. Select two to four on your shortlist.';
export const tooMany = (count: number) =>
  `A comparison takes four homes. These are the first four of ${count}.`;
export const loadError = (reason: string) => `The homes could not be loaded: ${reason}`;
export const noLongerListed = 'No longer listed';
export const notLoaded = 'This home could not be loaded';
export const notStated = 'Not stated';
/** For the rooms of land. Screen readers read `noneSpoken`. */
export const none = '–';
export const noneSpoken = 'None';
export const onRequest = 'On request';
export const notChecked = 'Not checked';
export const notVisited = 'Not visited';
export const nothingMore = 'Nothing more';
export const negotiable = 'Negotiable';
export const withOwnFigures = 'with your figures';
/** The word for the lowest value of so many homes. */
export const lowest = (homeCount: number) => (homeCount === 2 ? 'Lower' : 'Lowest');
export const lowestOfKind = 'Lowest of its kind';
export const unlikeSums = 'Not all include the same costs';
export const same = 'same';
export const differs = 'differs';
export const aboutInAll = (price: string) => `About ${price}`;

// On phones, two homes at a time.
export const previousHome = 'Previous home';
export const nextHome = 'Next home';
export const shownShort = (first: number, count: number) => `${first}–${first + 1} of ${count}`;
export const shown = (first: number, count: number) =>
  `Homes ${first} and ${first + 1} of ${count}`;

export const remove = (title: string) => `Remove ${title}`;
export const removeThis = 'Remove this home';
export const askUs = 'Ask us';
export const askUsAbout = (check: string, title: string) =>
  `${askUs} about ${check.toLowerCase()}: ${title}`;
export const whatsApp = 'WhatsApp';
export const askAbout = (title: string) => `Ask about ${title} on ${whatsApp}`;
export const contactAgent = 'Contact agent';
export const contactAbout = (title: string) => `${contactAgent} about ${title}`;
export const supportAbout = (label: string, title: string) => `${label} about ${title}`;
export const onlyDifferences = 'Only differences';
export const sameForAll = 'The same for all';
export const sameForPair = 'The same for these two';
export const differences = (inPrice: boolean) =>
  inPrice ? 'These homes differ only in price.' : 'We know of no difference between these homes.';
export const noneListed = (count: number) =>
  count === 1 ? 'This home is no longer listed' : 'These homes are no longer listed';
export const viewAll = 'View all properties';
export const homeCount = (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`;

export const groups = {
  price: 'What it costs',
  home: 'The home',
  checks: 'What we know',
  own: 'Your notes',
};

export const rows = {
  price: 'Price',
  inAll: 'In all',
  pricePerSqm: 'Price per sqm',
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  size: 'Size',
  location: 'Location',
  listed: 'Listed',
  status: 'Status',
  amenities: 'Amenities',
  moreAmenities: 'More amenities',
  verdict: 'You said',
};
export const nothingSaid = 'Nothing yet';
