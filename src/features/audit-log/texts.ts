import type { AuditSentence } from './sentence-parts.ts';

/** The texts of the audit log, to edit or translate in one place. */

export const description = 'Logins, and changes to properties and accounts, newest first.';

export const filters = {
  action: { label: 'Action', everything: 'All actions' },
  user: { label: 'User', everything: 'All users' },
  oneUser: 'One user',
  property: { label: 'Property', everything: 'All properties' },
  oneProperty: 'One property',
  from: 'From',
  to: 'To',
};
/** In the order of the filter. */
export const actions = {
  'property-created': 'Property listed',
  'property-updated': 'Property changed',
  'property-deleted': 'Property deleted',
  'import-confirmed': 'Import confirmed',
  'import-cancelled': 'Import cancelled',
  'properties-imported': 'Properties imported',
  'role-changed': 'Role changed',
  'admin-created': 'Admin created',
  'account-deactivated': 'Account deactivated',
  'account-activated': 'Account activated',
  'account-deleted': 'Account deleted',
  registered: 'Registration',
  'signed-in': 'Login',
  'sign-in-failed': 'Failed login',
  'signed-out': 'Logout',
  'signed-out-everywhere': 'Logout everywhere',
  'email-verified': 'Email verified',
  'email-changed': 'Email changed',
  'email-change-undone': 'Change of email undone',
  'password-changed': 'Password changed',
  'password-check-failed': 'Wrong password',
  'two-factor-on': 'Two-step login on',
  'two-factor-off': 'Two-step login off',
  'recovery-code-used': 'Recovery code used',
  'code-check-failed': 'Wrong code',
  'access-denied': 'Not allowed',
  'rate-limited': 'Too many attempts',
  'password-reset': 'Password reset',
};

export const events = 'Events';
/** The parts of a sentence are separated by spaces. */
export const sentences = {
  'property-created': ({ actor, property }) => [actor, 'listed', property],
  'property-updated': ({ actor, property, changed }) => [
    actor,
    'changed',
    property,
    changed && `(${changed})`,
  ],
  'property-deleted': ({ actor, property }) => [actor, 'deleted', property],
  'import-confirmed': ({ actor, file }) => [actor, `confirmed the import of ${file}`],
  'import-cancelled': ({ actor, file }) => [actor, `cancelled the import of ${file}`],
  'properties-imported': ({ file, imported }) => [
    `The import of ${file} ended with ${imported} new properties`,
  ],
  'role-changed': ({ actor, user, from, to }) => [
    actor,
    'changed the role of',
    user,
    from && to && `from ${from} to ${to}`,
  ],
  'admin-created': ({ actor, user }) => [actor, 'created the admin', user],
  'account-deactivated': ({ actor, user }) => [actor, 'deactivated the account of', user],
  'account-activated': ({ actor, user }) => [actor, 'activated the account of', user],
  'account-deleted': ({ actor, user, isOwn }) =>
    isOwn ? ['A user deleted their own account'] : [actor, 'deleted the account of', user],
  registered: ({ user }) => [user, 'registered'],
  'signed-in': ({ user }) => [user, 'logged in'],
  'sign-in-failed': ({ user, isUserKnown }) =>
    isUserKnown
      ? ['Failed attempt to log in as', user]
      : ['Failed attempt to log in with an email that has no account'],
  'signed-out': ({ user }) => [user, 'logged out'],
  'signed-out-everywhere': ({ user }) => [user, 'logged out everywhere'],
  'email-verified': ({ user }) => [user, 'verified their email'],
  'email-changed': ({ user }) => [user, 'changed their email'],
  'email-change-undone': ({ user }) => ['The change of email was undone for', user],
  'password-changed': ({ user }) => [user, 'changed their password'],
  'password-check-failed': ({ user }) => ['A wrong password was entered in a session of', user],
  'two-factor-on': ({ user }) => [user, 'turned on two-step login'],
  'two-factor-off': ({ user }) => [user, 'turned off two-step login'],
  'recovery-code-used': ({ user }) => [user, 'logged in with a recovery code'],
  'code-check-failed': ({ user, isUserKnown }) =>
    isUserKnown
      ? ['A wrong code was entered for the account of', user]
      : ['A wrong code was entered with an email that has no account'],
  'access-denied': ({ visitor, request }) => [visitor, 'was not allowed to request', request],
  'rate-limited': ({ user, isUserKnown, request }) =>
    isUserKnown
      ? ['Too many attempts on the account of', user, `(${request})`]
      : [`Too many attempts (${request})`],
  'password-reset': ({ user }) => [user, 'chose a new password with a code from an email'],
} satisfies Record<string, AuditSentence>;
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
};

export const loading = 'Loading the audit log';
export const failed = 'Error loading the audit log';
export const noneFound = 'No events match these filters';
export const keptFor = 'Events are kept for a year.';
export const clearFilters = 'Clear all filters';
export const showMore = 'Show more';
export const history = 'History';
