import { STALE_DAYS } from '#contract/property/freshness.ts';
import type { Coordinates } from '#contract/property/property.ts';
import { propertyFieldLabels } from '#contract/property/property-form.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { countLabel } from '#src/features/properties/search/property-labels.ts';

const progress = (finished: number, total: number) =>
  `${formatNumber(finished)} of ${formatNumber(total)}`;

const failedText = (done: 'changed' | 'restored' | 'deleted') => (failed: number, total: number) =>
  `${formatNumber(failed)} of ${countLabel(total)} could not be ${done}`;

/** The texts of the admin's property table, to edit or translate in one place. */

export const importLink = 'Import';
export const morePages = 'More pages';

// In several places.
export const cancel = 'Cancel';
export const undo = 'Undo';
export const andMore = (count: number) => `and ${formatNumber(count)} more`;
export const dismiss = 'Dismiss';
export const changeStatus = 'Change status';
export const changePrice = 'Change price';
export const changePapers = 'Change papers';
export const confirm = 'Confirm available';
export const publish = 'Publish';
export const unpublish = 'Unpublish';
export const published = 'Published';
export const notPublished = 'Not published';

export const views = {
  label: 'Saved views',
  all: 'All',
  more: 'More views',
  notConfirmed: `Not confirmed for ${STALE_DAYS} days`,
  notChanged: (days: number) => `Not changed for ${days} days`,
  papersNotStated: 'Papers not stated',
  visitedLongAgo: (days: number) => `Visited over ${days} days ago`,
  // The admin's own.
  save: 'Save this view',
  saveHint: 'It keeps the filters, the order and the columns. Only you see it.',
  edit: 'Edit view',
  editOf: (name: string) => `Edit view: ${name}`,
  name: 'Name',
  nameMissing: 'Enter a name',
  replaces: 'You have a view with this name. It is replaced.',
  full: (limit: number) => `You have ${limit} views. Delete one to save another.`,
  submit: 'Save',
  remove: 'Delete view',
  saved: 'View saved',
  renamed: 'View renamed',
  deleted: 'View deleted',
  undo: 'Undo',
  notLoaded: 'Your own views could not be loaded.',
  tryAgain: 'Try again',
  notSaved: 'This could not be saved. Please check your connection and try again.',
  notRestored: 'The view could not be restored',
  gone: 'This view was deleted in the meantime. Save keeps it as a new one.',
  notStored: 'This browser does not store your views. They last until you close the page.',
};
export const fields = {
  ...propertyFieldLabels,
  reference: 'Reference',
  images: 'Photos',
  views: 'Views',
  listed: 'Listed',
  changed: 'Last changed',
  checks: 'Checks',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
};

export const filters = {
  title: 'Filters',
  add: 'Add filter',
  show: 'Show properties',
  showCount: (total: number) => `Show ${countLabel(total)}`,
  applied: 'Applied filters',
  remove: (filter: string) => `Remove ${filter}`,
  clear: 'Clear',
  clearAll: 'Clear all',
  any: 'Any',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  problem: 'Problem',
  listedFrom: 'Listed from',
  listedTo: 'Listed to',
  changedBefore: 'Last changed before',
  visitedBefore: 'Visited before',
  unconfirmedSince: 'Not confirmed since',
  papersStated: 'Stated',
  papersNotStated: 'Not stated',
};

export const columns = { label: 'Columns', reset: 'Reset' };

export const csv = {
  export: 'Export CSV',
  stop: 'Stop the export',
  progress,
  exported: (count: number) => `${countLabel(count)} exported`,
  failed: 'The export failed',
  stopped: 'Export stopped',
  notSaved: 'No file was saved.',
  priceInNaira: 'Price (naira)',
  negotiable: 'Negotiable',
  yes: 'Yes',
  no: 'No',
  description: 'Description',
  amenities: 'Amenities',
  link: 'Link',
  id: 'ID',
};

export const table = {
  label: 'Properties',
  edit: 'Edit',
  editProperty: (title: string) => `Edit ${title}`,
  details: (title: string) => `Details of ${title}`,
  detailsHint: 'Details (Space)',
  changePrice: 'Change the price',
  noPrice: 'On request',
  neverConfirmed: 'Not yet',
  notStated: 'Not stated',
  notChecked: 'Not checked',
  point: ({ latitude, longitude }: Coordinates) => `Point ${latitude}, ${longitude}`,
  checks: { seen: 'Seen', stated: 'Stated', unknown: 'Not checked' },
  confirm: 'Confirm',
  confirmToday: 'Confirm that it is available today',
  priceHelp: 'Enter it as 9.5m, 1.2bn or ₦85,000,000.',
  failed: 'The properties could not be loaded',
  noPage: (page: number) => `There is no page ${formatNumber(page)}`,
  firstPage: 'Go to the first page',
  noneFound: 'No properties match all of these filters',
  noneFoundHelp: 'Remove a filter, or use a shorter search.',
  showAll: 'Show all properties',
  none: 'There are no properties yet',
  noneHelp: 'List the first property, or import a spreadsheet.',
  list: 'List a property',
};

export const fieldChange = {
  saved: 'Property Updated',
  undone: 'Change undone',
  beforeAndAfter: (field: string, before: string, after: string) =>
    `${field}: ${before} → ${after}`,
  failed: 'Error',
  failedHelp: 'Failed to update property. Please try again.',
};

export const unlikelyPrice = {
  title: 'Is this price right?',
  cancel: 'Keep the old price',
  confirm: (price: string) => `Save ${price}`,
};

export const conflict = {
  description: 'Nothing is saved yet. Choose which version to keep.',
  kept: (field: string, stored: string) =>
    `${field} stays ${stored || 'empty'}. Nothing was saved.`,
};

export const panel = {
  close: 'Close',
  previous: 'Previous property',
  next: 'Next property',
  position: (position: number, count: number) => `${position} of ${count}`,
  notInList: 'No longer in this list',
  edit: 'Edit',
  view: 'View',
  publicPage: 'Public page',
};

export const selection = {
  label: 'Selection',
  selected: (count: number) => `${formatNumber(count)} selected`,
  elsewhere: (count: number) => `, ${formatNumber(count)} on other pages`,
  selectAll: (total: number) => `Select all ${formatNumber(total)}`,
  notAllSelected: 'Not all properties could be selected',
  clear: 'Clear',
  delete: 'Delete',
};

export const more = 'More';

export const lastChange = 'Last change';

/** The texts about a change of several properties, by its field. `value` is the new one. */
export const bulkChanges = {
  status: {
    doing: (count: number) => `Changing the status of ${countLabel(count)}`,
    done: (count: number, value: string) =>
      `${countLabel(count)} ${count === 1 ? 'is' : 'are'} now ${value}`,
    undone: (count: number) => `Status of ${countLabel(count)} restored`,
    failed: failedText('changed'),
  },
  price: {
    doing: (count: number) => `Changing the price of ${countLabel(count)}`,
    done: (count: number) => `Price of ${countLabel(count)} changed`,
    undone: (count: number) => `Price of ${countLabel(count)} restored`,
    failed: failedText('changed'),
  },
  'checks.papersKind': {
    doing: (count: number) => `Changing the papers of ${countLabel(count)}`,
    done: (count: number, value: string) => `Papers of ${countLabel(count)}: ${value}`,
    undone: (count: number) => `Papers of ${countLabel(count)} restored`,
    failed: failedText('changed'),
  },
  'checks.confirmedOn': {
    doing: (count: number) => `Confirming ${countLabel(count)}`,
    done: (count: number) => `${countLabel(count)} confirmed available`,
    undone: (count: number) => `Confirmation of ${countLabel(count)} undone`,
    failed: failedText('changed'),
  },
  deletion: {
    doing: (count: number) => `Deleting ${countLabel(count)}`,
    done: (count: number) => `${countLabel(count)} deleted`,
    undone: (count: number) => `${countLabel(count)} restored`,
    failed: failedText('deleted'),
  },
  published: {
    doing: (count: number) => `Changing ${countLabel(count)}`,
    done: (count: number, value: string) =>
      `${countLabel(count)} ${count === 1 ? 'is' : 'are'} now ${value.toLowerCase()}`,
    undone: (count: number) => `Change of ${countLabel(count)} undone`,
    failed: failedText('changed'),
  },
};

export const bulkUndo = {
  doing: (count: number) => `Restoring ${countLabel(count)}`,
  failed: failedText('restored'),
  listedAgain: (count: number) =>
    `${countLabel(count)} ${count === 1 ? 'is' : 'are'} already listed again`,
};

export const bulkPapers = {
  title: (count: number) => `Change the papers of ${countLabel(count)}`,
  choose: 'Choose one',
};

export const bulkPrice = {
  title: (count: number) => `Change the price of ${countLabel(count)}`,
  kind: 'Change',
  kinds: { set: 'Set', raise: 'Raise', lower: 'Lower' },
  newPrice: 'New price',
  percentage: 'Percentage',
  percentageHint: 'Such as 7.5',
  step: 'Round to',
  wholeNaira: 'Whole naira',
  beforeAndAfter: 'Prices before and after',
  property: 'Property',
  before: 'Before',
  after: 'After',
  unchanged: 'No change',
  unlikely: 'Unusual',
  nothingToChange: 'No price would change',
  confirm: (count: number) => `Change ${formatNumber(count)} ${count === 1 ? 'price' : 'prices'}`,
};

export const unlikelyPrices = {
  title: (count: number) => (count === 1 ? 'Is this price right?' : 'Are these prices right?'),
  back: 'Back',
  confirm: 'Save all',
};

export const bulkDeletion = {
  question: (count: number) => `Delete ${countLabel(count)}?`,
  description: {
    bin: 'They leave the site at once and can be restored for 30 days.',
    forever: 'This cannot be undone. The listings and their photos are deleted permanently.',
  },
  confirm: (count: number) => `Delete ${countLabel(count)}`,
  undoAbove: 'Deleted. You can undo it above the table.',
};

export const bulkProgress = { finished: progress, stop: 'Stop' };

export const bulkReport = {
  label: 'Report',
  position: 'The reasons are at the top of the page.',
  notStarted: (count: number) => `${countLabel(count)} not started`,
  retry: (count: number) => `Try ${count === 1 ? 'it' : `these ${formatNumber(count)}`} again`,
};
