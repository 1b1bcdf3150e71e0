import { formatNumber } from '#contract/rules/format-number.ts';
import type { UserSort } from './user-order.ts';

export const list = {
  label: 'Users',
  search: 'Search users',
  searchPlaceholder: 'Name, email or phone number',
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'user' : 'users'}`,
  /** 'Active today, 08:42', 'Active 25 Nov' */
  active: (day: string) => `Active ${day.charAt(0).toLowerCase()}${day.slice(1)}`,
  saved: (properties: number) => `${formatNumber(properties)} saved`,
  failed: 'Failed to fetch users. Please try again later.',
  noneFound: (q: string) => `No users found for “${q}”`,
  searchHelp: 'Search by name, email or phone number.',
  noneInGroup: 'No users in this group',
  showAll: 'Show all users',
  none: 'No users yet',
  noneHelp: 'Everyone who registers on the site is listed here.',
  toSite: 'View the site',
};

export const groups = {
  label: 'Groups of users',
  all: 'All',
  admins: 'Admins',
  unverified: 'Not verified',
  deactivated: 'Deactivated',
};

export const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name_asc: 'Name: A to Z',
  name_desc: 'Name: Z to A',
} satisfies Record<UserSort, string>;

/** The columns of the list and the facts of a user's page. */
export const facts = {
  name: 'Name',
  email: 'Email',
  phoneNumber: 'Phone number',
  location: 'Location',
  role: 'Role',
  status: 'Status',
  emailVerified: 'Email verified',
  yes: 'Yes',
  no: 'No',
  registered: 'Registered',
  lastActive: 'Last active',
  logins: 'Logins',
  propertiesViewed: 'Properties viewed',
  propertiesSaved: 'Properties saved',
  saved: 'Saved',
  id: 'User ID',
};

/** The headings of the facts on a user's page. */
export const factGroups = {
  contact: 'Contact',
  account: 'Role and status',
  activity: 'Activity',
  id: 'ID',
};

export const badges = { notVerified: 'Not verified' };

export const page = {
  title: 'User details',
  failed: 'Failed to fetch user details. Please try again later.',
  notFound: 'User not found.',
  notFoundHint: 'The account may have been deleted.',
  backToList: 'Back to the user list',
};

export const account = 'Account';
export const manageAccount = 'Manage account';
/** Above the buttons that end the use of an account. */
export const dangerous = 'Access and deletion';

export const ownAccount =
  'This is your own account. Only another admin can delete it, deactivate it or change its role.';

export const roleFields = { currentPassword: 'Your password' };
export const passwordHint = "Enter the password you log in with, not this user's password.";

/** The texts of a button, its confirmation dialog and the toast of its success. */
export interface ActionTexts {
  label: string;
  explanation: string;
  question: string;
  description: string;
  /** The button in the dialog, if its text differs. */
  confirmLabel?: string;
  done: { title: string; description: string };
}

export const deletion = (name: string): ActionTexts => ({
  label: 'Delete',
  explanation: 'Deletes the account with its saved properties, photo and sessions.',
  question: 'Are you sure?',
  description:
    'This action cannot be undone. This will permanently delete the user account and remove their data from our servers.',
  confirmLabel: 'Delete user',
  done: { title: 'User Deleted', description: `The account of ${name} has been deleted.` },
});

export const promotion = (name: string): ActionTexts => ({
  label: 'Make admin',
  explanation: 'An admin manages every property and every account.',
  question: `Make ${name} an admin?`,
  description:
    'They will be able to change every property, and to see, deactivate and delete accounts.',
  done: { title: 'Role Changed', description: `${name} is an admin now.` },
});

export const notPromotable = (name: string) =>
  `${name} can become an admin once their email is verified: until then it may belong to someone else.`;

export const demotion = (name: string): ActionTexts => ({
  label: 'Remove as admin',
  explanation: 'An admin manages every property and every account.',
  question: `Remove ${name} as an admin?`,
  description: 'They keep their account but lose their admin rights at once.',
  done: { title: 'Role Changed', description: `${name} is no longer an admin.` },
});

export const deactivation = (name: string): ActionTexts => ({
  label: 'Deactivate',
  explanation: 'A deactivated account is kept, but nobody can log in with it.',
  question: `Deactivate ${name}'s account?`,
  description:
    'They are logged out everywhere at once and cannot log in until an admin activates the account again. Nothing is deleted.',
  done: { title: 'Account Deactivated', description: `${name} is logged out everywhere.` },
});

export const activation = (name: string): ActionTexts => ({
  label: 'Activate',
  explanation: 'Nobody can log in with this account until it is active again.',
  question: `Activate ${name}'s account?`,
  description: 'They can log in again. Their saved properties and data are unchanged.',
  done: { title: 'Account Activated', description: `${name} can log in again.` },
});

export const notDeleted = {
  title: 'Error',
  notFound: 'User not found.',
  description: 'Failed to delete user. Please try again later.',
};
