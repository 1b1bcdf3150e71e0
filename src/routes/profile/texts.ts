import { formatNumber } from '#contract/rules/format-number.ts';

export const navigation = 'Account';
export const pages = {
  profile: 'My Profile',
  savedProperties: 'Saved properties',
  security: 'Security',
};

export const saved = {
  searches: (count: number) =>
    count === 1 ? '1 saved search' : `${formatNumber(count)} saved searches`,
  savedLast: 'Recently saved',
  loadError: (reason: string) => `Error loading properties: ${reason}`,
  none: 'You have not saved any properties yet. Press the heart on one to keep it here.',
  viewAll: 'View all properties',
};

export const security = {
  title: 'Security and data',
  password: {
    title: 'Password',
    description: 'Changing your password logs you out on all other devices.',
  },
  twoFactor: {
    title: 'Two-step login',
    description:
      'After your password, you also enter a code from an app on your phone. This protects your account even if someone learns your password.',
  },
  sessions: {
    title: 'Where you are logged in',
    description: 'If you do not recognise a device, log it out and change your password.',
  },
  activity: { title: 'Activity', description: 'What we record about your account.' },
  data: {
    title: 'Your data',
    description: 'Download everything we keep about you, in one file.',
  },
  deletion: {
    title: 'Delete your account',
    description:
      'Deletes your account, saved properties and alerts at once, for good. Our privacy policy says what the law makes us keep.',
  },
};

/** On the profile. */
export const twoFactor = {
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOnLabel: 'Turn on two-step login',
  change: 'Change',
  changeLabel: 'Change two-step login',
};
