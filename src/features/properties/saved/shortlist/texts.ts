import { formatNumber } from '#contract/rules/format-number.ts';

/** The texts of the shortlist on this device, to edit or translate in one place. */

// The shortlist on this device.
export const keptOnDevice = 'Kept on this device';
/** Where the browser stores nothing. */
export const keptForNow = 'Kept until you close this page';
export const logIn = 'Log in';
export const shortlistFull = 'Your shortlist is full';
export const shortlistFullHint = (limit: number) =>
  `It holds ${limit} homes. Remove one to keep another.`;
export const notStored =
  'This browser does not store your shortlist. It lasts until you close the page.';
export const newerVersion =
  'Your shortlist is from a newer version of this site. Reload the page to see it.';
export const shortlistHeading = 'Shortlist';
/** The heart is drawn between the two. */
export const shortlistEmpty = {
  beforeHeart: 'Your shortlist is empty. Press the heart',
  afterHeart: 'on a home to keep it here, without an account.',
};
export const viewAll = 'View all properties';
export const notRefreshed =
  'We could not check every home. Some prices and statuses are from when you kept them.';
export const tryAgain = 'Try again';
export const noLongerListed = 'No longer listed';
export const removeHome = (title: string) => `Remove ${title}`;
export const remove = 'Remove';
export const removeFromDevice = 'Remove from this device';
export const removeHomeFromDevice = (title: string) => `${removeFromDevice}: ${title}`;
/** In place of the total, where no price is shown. */
export const noTotal = 'No total without a price';
export const selectShort = 'Select';
export const select = (title: string) => `Select ${title}`;
export const priceLess = (difference: string) => `${difference} less than when you kept it`;
export const priceMore = (difference: string) => `${difference} more than when you kept it`;
export const priceNow = (price: string) => `Price now: ${price}`;
export const statusNow = (status: string) => `Now ${status}`;
export const onlyOnDevice = 'Kept on this device only. ';
export const keepEverywhere = 'Log in to keep them in your account too.';
export const accountNotLoaded = (reason: string) =>
  `The homes in your account could not be loaded: ${reason}`;
export const compareAll = (count: number) =>
  count === 2 ? 'Compare both' : `Compare all ${count}`;
export const compareSelected = (count: number) => `Compare ${count} homes`;
export const selectOneMore = 'Select 1 more';
export const selectToCompare = (count: number) => `Select 2 to ${count} homes to compare them.`;
export const firstShared = (count: number) =>
  `Share sends the first ${count}. Select up to ${count} homes to send others.`;

// A list that somebody sent.
export const sharedHeading = 'Homes sent to you';
export const keepThese = 'Keep these';
export const nothingSent = 'This link has no homes';
export const nothingSentHint = 'Ask the sender for a new link, or look at all our properties.';
export const notLoadedHome = 'This home could not be loaded';
export const openHome = 'Open its page';
export const yourShortlist = 'Your shortlist';

const homes = (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`;
/** On the home page. */
export const yourShortlistOf = (count: number) => `Your shortlist: ${homes(count)}`;

// Adding the shortlist to the account.
export const added = (count: number) => `${homes(count)} added`;
export const allKnown = 'These homes are in your account already';
export const gone = (count: number) => `${count} no longer listed`;
export const failedToAdd = (count: number) => `${count} could not be added`;
export const addQuestion = (count: number) =>
  `${homes(count)} saved on this device, perhaps by someone with another account. Add them to your account?`;
export const addThem = 'Add them';
export const leaveThem = 'Do not add';
export const addRegion = 'Homes saved on this device';

// The verdict and the note.
export const verdicts = { yes: 'Yes', maybe: 'Maybe', no: 'No' };
export const verdictOn = (title: string) => `Your verdict on ${title}`;
export const keepIt = 'Keep it?';
export const addNote = 'Add note';
export const addNoteTo = (title: string) => `Add a note to ${title}`;
export const editNote = 'Edit';
export const noteDone = 'Done';
export const noteOn = (title: string) => `Your note on ${title}`;
export const noteTooLong = (limit: number, excess: number) =>
  `Not stored yet. A note has at most ${formatNumber(limit)} characters: remove ${formatNumber(excess)}.`;
export const notePlaceholder = 'Only you see this, on this device';
/** On the photo of a home in the listings. */
export const saidNo = 'You said no';
/** On the photo of a new home of a saved search. */
export const isNew = 'New';
export const hideNo = (count: number) => `Hide ${count} you said no to`;
export const allHidden = 'You said no to all of these homes';
export const showThem = 'Show them';
