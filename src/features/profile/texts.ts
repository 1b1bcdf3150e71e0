export const loading = 'Loading...';
export const loadError = (reason: string) => `Error loading profile: ${reason}`;

export const labels = {
  photo: 'Photo',
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  location: 'Location',
  newEmail: 'New email',
  currentPassword: 'Current password',
};

export const summary = {
  notGiven: 'Not given',
  phoneHint: 'To call you back. We use your email for everything else.',
  verified: 'Verified',
  verify: 'Verify your email',
  enterCode: 'Enter the code',
};

export const edit = 'Edit';
export const memberSince = (month: string) => `Member since ${month}`;
export const since = (month: string) => `Since ${month}`;

export const form = {
  label: 'Edit profile',
  phoneHint: 'So that we can call you back.',
  newEmailHint: 'We will send a code to verify the new email.',
  replacedLater:
    'We will send a code to your new email. Until you enter the code, your account keeps its current email.',
  notReplacedYet: (email: string) => `Not verified yet. Your account still uses ${email}.`,
  sendingPhoto: 'Sending the photo',
  submit: 'Save changes',
  cancel: 'Cancel',
  unsaved: 'Your changes are not saved.',
  notSaved: 'Your changes were not saved. They are still in the form.',
};

export const photo = {
  change: 'Change photo',
  add: 'Add a photo',
  discard: 'Discard this photo',
  remove: 'Remove photo',
};

export const activity = {
  role: 'Role',
  admin: 'Admin',
  status: 'Status',
  registered: 'Member since',
  lastActive: 'Last active',
  logins: 'Logins',
  propertiesViewed: 'Properties viewed',
  propertiesSaved: 'Properties saved',
  none: 'No activity yet.',
};

export const toasts = {
  updated: 'Profile Updated',
  updateFailed: 'Update Failed',
  notUpdated: 'Failed to update profile. Please try again.',
};
