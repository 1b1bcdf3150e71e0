import type { CheckFieldName, TextCheckName } from '#contract/property/property-fields.ts';

/**
 * The texts of the property form, to edit or translate in one place. The labels of the fields and
 * the validation errors are in the contract.
 */

export const newProperty = {
  label: 'List a property',
  save: 'List property',
};

export const editedProperty = {
  label: 'Edit property',
  save: 'Save changes',
  loadError: (reason: string) => `Error loading property: ${reason}`,
  notFound: 'Property not found',
  toDeleted: 'Deleted properties',
};

export const draft = {
  restored: (date: string) => `Changes from ${date} restored`,
  discard: 'Discard changes',
  discarded: 'Changes discarded',
  restore: 'Undo',
};

/** The card beside the form, with words in place of what is not filled in. */
export const preview = {
  label: 'Preview',
  hint: 'As visitors see it',
  title: 'Title',
  location: 'Location',
};

export const missing = {
  title: 'What visitors miss',
  none: 'Visitors find every fact here',
  /** Before the name of a field, for screen readers. */
  add: 'Add',
  more: (facts: number) => `and ${facts} more`,
  fewer: 'Show fewer',
  /** After the number beside a section; on narrow screens for screen readers only. */
  count: 'to add',
  needed: 'needed',
  size: 'Size',
  video: 'Video',
};

export const sectionLinks = 'Sections';

/** The titles of the form's sections, in their order. */
export const sections = {
  property: 'The property',
  price: 'Price, rooms and size',
  facilities: 'Facilities',
  development: 'The development',
  checks: 'What we know',
  photos: 'Photos',
  media: 'Floor plan and video',
  publishing: 'Publishing',
};

export const property = {
  choose: 'Choose one',
  notSet: 'Not set',
  locationHint: 'An address such as Lekki Phase 1, Lagos, or coordinates such as 6.4633, 3.4487',
};

export const point = {
  hint: 'A link from Google Maps, OpenStreetMap or WhatsApp, a full plus code, or 6.4474, 3.4723',
  notRead: 'We could not find a point in this. Paste a link to the location, or set it on the map.',
  shortLink:
    'A short link does not contain the point. Open it, then copy the address from the browser.',
  shownHint: 'Otherwise visitors see the area only.',
  set: 'Set on the map',
  close: 'Close the map',
  clear: 'Clear the point',
  use: 'Use this point',
  picker: 'Map for the point. Move it under the pin by dragging or with the arrow keys.',
  failed: 'The map could not be loaded',
  far: (km: number, area: string) =>
    `The point is about ${km} km from ${area}. Is it the right location?`,
  outside: (state: string) => `The point is not in ${state}. Is it the right location?`,
  keep: 'Yes, keep it',
};

export const price = {
  readAs: (price: string) => `Read as ${price}`,
  hint: '50m, 1.2bn or ₦85,000,000. If empty: Price on request.',
};

export const facilities = {
  description: 'Up to twelve. Choose amenities that visitors can filter by, or type your own.',
  legend: 'Amenities that visitors can filter by',
  full: (rejected: string) => `All twelve are filled. Remove one to add ${rejected}.`,
  filled: (filled: number, slots: number) => `${filled} of ${slots} filled`,
  order: 'Visitors see them in this order',
  label: (number: number) => `Facility ${number}`,
  others: (others: string) => `Also stored, beyond the twelve: ${others}`,
};

export const development = {
  notGiven: 'Not given',
  handoverPlaceholder: '2027-06',
};

const checkHints: Partial<Record<CheckFieldName, string>> = {
  papers: 'As the owner states it in writing. Shown as stated to us.',
  power: 'The band, the hours and the backup',
  water: 'The source, such as a borehole',
  flooding: 'What you saw on the day of the visit',
  confirmedOn: 'The day on which the owner confirmed it',
};

export const checks = {
  papersKindNotChosen: 'Not chosen',
  papersKindRead: (kind: string) => `${kind} (from Papers)`,
  description:
    'Write only what you have seen or have in writing. An empty field shows as Not checked.',
  hints: checkHints,
  suggestions: {
    papers: [
      'Certificate of Occupancy',
      "Governor's consent",
      'Right of Occupancy',
      'Registered deed',
      'Registered sublease',
      'Gazetted excision',
      'Survey only',
    ],
    power: ['24/7 power', 'Band A', 'Band B', 'Public supply and generator', 'Generator only'],
    water: ['Borehole', 'Public water', 'Public water and borehole', 'Tanker only'],
    road: ['Tarred road', 'Interlocked road', 'Graded road', 'Unpaved road'],
    flooding: [
      'No water on the road',
      'Water on the road, none in the compound',
      'Water marks on the fence',
    ],
  } satisfies Record<TextCheckName, string[]>,
};

export const publishing = {
  legend: 'Who sees it',
  choices: { yes: 'Everyone', no: 'Staff only' },
  hints: {
    isPublished: 'It is on the site.',
    publishes: 'It is on the site as soon as you save.',
    isDraft: 'A draft: no visitor finds it, not even by its address.',
    unpublishes: 'It leaves the site when you save. Then no visitor finds it.',
  },
};

export const warnings = {
  title: 'Without a title, visitors cannot recognise the property.',
  type: 'Without a type, visitors who filter by type will not find it.',
  status: 'Without a status, it is shown as Available and not For Sale.',
  location: 'Without a location, visitors who search by location will not find it.',
  bedrooms: (type: string) => `A ${type} without bedrooms?`,
  bathrooms: (type: string) => `A ${type} without bathrooms?`,
  price: {
    invalid: 'Enter a price such as 50m or ₦85,000,000.',
    missing: 'Without a price, it is shown as Price on request.',
    unlikely: (stored: string) =>
      `The current price is ${stored}. Please check the number of zeros.`,
    suspicious: 'This is an unusual price for a property. Check the zeros.',
  },
};

export const photos = {
  sortableHint: 'The first is the cover. Drag a photo to another position, or use its arrows.',
  newAtEndHint: 'The first is the cover. New photos come after those that are stored.',
  count: (photos: number) => (photos === 1 ? '1 photo' : `${photos} photos`),
  removeAll: 'Remove all',
  undoRemoveAll: 'Undo remove all',
  /** The name of a stored photo in the labels of its buttons. */
  name: (position: number) => `photo ${position}`,
  moved: (name: string, position: number, photos: number) =>
    `${name} is now at position ${position} of ${photos}.`,
  invalid: 'The photos are invalid.',
  rejected: (photos: number) =>
    photos === 1
      ? '1 photo was rejected. Remove or replace it.'
      : `${photos} photos were rejected. Remove or replace them.`,
};

export const floorPlan = {
  label: 'Floor plan',
  hint: 'A drawing or clear scan (JPG, PNG, WEBP). Shown after the photos and on the dossier.',
  choose: 'Choose a floor plan',
  replace: 'Replace the floor plan',
  remove: 'Remove',
  putBack: 'Put the stored one back',
  removed: 'The floor plan is removed when you save.',
  stored: 'Stored',
  rejected: 'The floor plan was rejected. Remove or replace it.',
};

export const video = {
  hint: 'A link to YouTube or Vimeo, as you copy or share it. It is loaded only when a visitor starts it.',
  readAs: (host: string) => `Read as a video on ${host}`,
};

export const photoFiles = {
  label: 'Images',
  choose: 'Choose photos',
  drop: 'Drop the photos here',
  orDrop: 'or drop or paste them here',
  hint: 'JPG, PNG or WEBP. Large photos are made smaller; camera and location data are removed.',
  notAdded: (name: string, reason: string) => `“${name}”: ${reason}`,
  alreadyAdded: 'This photo has already been added.',
  notReadable: 'This file could not be read. Choose it again.',
  dismiss: 'Dismiss',
};

export const photoTile = {
  cover: 'Cover',
  makeCover: (name: string) => `Make ${name} the cover`,
  moveEarlier: (name: string) => `Move ${name} earlier`,
  moveLater: (name: string) => `Move ${name} later`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  notAvailable: 'Photo not available',
  noPreview: 'No preview in this browser',
  waiting: (size: string) => `${size}, waiting`,
  preparing: (size: string) => `${size}, being made smaller`,
  failed: (size: string) => `${size}, could not be made smaller`,
  unchanged: (size: string) => `${size}, sent as it is`,
  smaller: (size: string, newSize: string) => `${size} → ${newSize}`,
  retry: 'Try again',
  sending: (name: string) => `Sending ${name}`,
  percentSent: (percent: number) => `${percent}% sent`,
  sent: 'Sent',
};

export const photoDrag = {
  label: (name: string) => `Drag ${name}`,
  instructions:
    'To move the photo, press Space or Enter, then the arrow keys, then Space or Enter again. Escape puts it back.',
  started: (name: string) => `${name} is picked up.`,
  atStart: (name: string, position: number) => `${name} is picked up, at position ${position}.`,
  over: (name: string, position: number) => `${name} is over position ${position}.`,
  cancelled: (name: string) => `${name} is back in its position.`,
};

export const removedPhotos = {
  title: 'Removed when you save',
  name: (position: number) => `Removed photo ${position}`,
  putBack: 'Put back',
  putBackLabel: (position: number) => `Put back removed photo ${position}`,
};

export const saveBar = {
  preparing: 'Making the photos smaller...',
  sending: 'Sending...',
  unsaved: (changes: string) => `Unsaved: ${changes}`,
  unchanged: 'No changes',
  needed: (fields: string) => `Needed: ${fields}`,
  hasDraft: 'Your changes are kept in this browser.',
  noDraft: 'This browser cannot keep your changes.',
  stop: 'Stop',
  cancel: 'Cancel',
};

export const unsaved = {
  andMore: (changes: string, more: number) => `${changes} and ${more} more`,
  removedPhotos: (photos: number) =>
    photos === 1 ? '1 photo removed' : `${photos} photos removed`,
  photoOrder: 'order of photos',
};

export const leaving = {
  hasDraft:
    'Your changes are not saved. They stay in this browser and are restored when you come back.',
  noDraft: 'Your changes are not saved, and this browser cannot keep them.',
};

export const conflict = {
  title: 'This property has changed since you opened it',
  description:
    'Nothing is saved yet. For each field that changed, choose the version to keep. Everything else is saved as you have it.',
  keepStored: 'Keep all stored versions',
  keepYours: 'Keep all your versions',
  before: (value: string) => `Before: ${value}`,
  stored: 'Stored',
  yours: 'Yours',
  yourPhotos: 'Stored with your changes',
  notChanged: (label: string) => `${label}, not changed`,
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
  storedPhotos: (photos: number) => `${photos} stored`,
  newPhotos: (photos: number) => `${photos} new`,
  removedPhotos: (photos: number) => `${photos} removed`,
  close: 'Back to the form',
  save: 'Save these choices',
};
