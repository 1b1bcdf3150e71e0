import { formatNumber } from '#contract/rules/format-number.ts';

export const description = 'Logins and changes, newest first, in Lagos time';

export const filters = {
  add: 'Add filter',
  remove: (label: string) => `Remove the filter ${label}`,
  days: { label: 'Days' },
  action: { label: 'Action', everything: 'All actions' },
  user: { label: 'User', everything: 'All users' },
  oneUser: 'One user',
  property: { label: 'Property', everything: 'All properties' },
  oneProperty: 'One property',
  from: 'From',
  to: 'To',
};
/** In the order of the filter. See audit-sentence.ts for the parts in braces. */
export const actions = {
  'property-created': ['Property listed', '{actor} listed {property}'],
  'property-updated': ['Property changed', '{actor} changed {property}{changes}'],
  'property-deleted': ['Property deleted', '{actor} deleted {property}'],
  'property-restored': ['Property restored', '{actor} restored {property}'],
  'import-confirmed': ['Import confirmed', '{actor} confirmed the import of {file}'],
  'import-undone': [
    'Import undone',
    '{actor} undid the import of {file}: {listings} properties deleted',
  ],
  'import-published': ['Import published', '{actor} published {published} properties of {file}'],
  'import-cancelled': ['Import cancelled', '{actor} cancelled the import of {file}'],
  'properties-imported': [
    'Properties imported',
    'The import of {file} ended with {imported} new properties',
  ],
  'enquiry-changed': ['Enquiry changed', '{actor} changed the enquiry {enquiry}{states}'],
  'enquiry-deleted': ['Enquiry deleted', '{actor} deleted the enquiry {enquiry}'],
  'enquiries-exported': ['Enquiries exported', '{actor} exported enquiries'],
  'role-changed': ['Role changed', '{actor} changed the role of {user}{roles}'],
  'admin-created': ['Admin created', '{actor} created the admin {user}'],
  'account-deactivated': ['Account deactivated', '{actor} deactivated the account of {user}'],
  'account-activated': ['Account activated', '{actor} activated the account of {user}'],
  'account-deleted': ['Account deleted', '{actor} deleted the account of {user}'],
  registered: ['Registration', '{user} registered'],
  'signed-in': ['Login', '{user} logged in'],
  'sign-in-failed': ['Failed login', 'Failed attempt to log in as {user}'],
  'signed-out': ['Logout', '{user} logged out'],
  'signed-out-everywhere': ['Logout everywhere', '{user} logged out everywhere'],
  'email-verified': ['Email verified', '{user} verified their email'],
  'email-changed': ['Email changed', '{user} changed their email'],
  'email-change-undone': ['Change of email undone', 'The change of email was undone for {user}'],
  'password-changed': ['Password changed', '{user} changed their password'],
  'password-check-failed': [
    'Wrong password',
    'A wrong password was entered in a session of {user}',
  ],
  'two-factor-on': ['Two-step login on', '{user} turned on two-step login'],
  'two-factor-off': ['Two-step login off', '{user} turned off two-step login'],
  'recovery-code-used': ['Recovery code used', '{user} logged in with a recovery code'],
  'code-check-failed': ['Wrong code', 'A wrong code was entered for the account of {user}'],
  'access-denied': ['Not allowed', '{visitor} was not allowed to request {request}'],
  'rate-limited': ['Too many attempts', 'Too many attempts on the account of {user} ({request})'],
  'password-reset': ['Password reset', '{user} chose a new password with a code from an email'],
} satisfies Record<string, [label: string, sentence: string]>;

/** In place of a sentence about a user, if the event names none. */
export const sentencesWithoutUser: Record<string, string> = {
  'sign-in-failed': 'Failed attempt to log in with an email that has no account',
  'code-check-failed': 'A wrong code was entered with an email that has no account',
  'rate-limited': 'Too many attempts ({request})',
};
export const ownAccountDeleted = 'A user deleted their own account';
export const unknownAction = (label: string) => `{actor} (${label})`;

export const events = 'Events';
/** Between the users of several logins. */
export const and = ' and ';
export const andOthers = (others: number) => ` and ${formatNumber(others)} others`;
/** After the sentence of a login that stands for several. */
export const repeated = (times: number, since: string) =>
  `${formatNumber(times)} times since ${since}`;
export const repeatedTimes = 'Times of these logins';
/** In place of the device and address of logins that differ in them. */
export const severalOrigins = 'Several devices or addresses';
export const noDay = 'Without a date';
/** Stand in a sentence for what an event does not name. */
export const mentions = {
  server: 'A command on the server',
  guest: 'A guest',
  user: 'a user',
  deletedAccount: 'a deleted account',
  deletedAccountAtStart: 'A deleted account',
  property: 'a property',
  file: (name?: string) => (name ? `“${name}”` : 'a file'),
  request: 'this',
  changes: (changed?: string) => (changed ? ` (${changed})` : ''),
  enquiry: 'of a visitor',
  roles: (from?: string, to?: string) => (from && to ? ` from ${from} to ${to}` : ''),
};

export const failed = 'Error loading the audit log';
export const noneFound = 'No events match these filters';
export const none = 'No events yet';
export const noneHint = 'Logins and changes to properties and accounts will be listed here.';
export const toProperties = 'Listed properties';
export const keptFor = 'Events are kept for a year.';
export const clearFilters = 'Clear all filters';
export const history = 'History';
