import { OTP_MINUTES } from '#contract/endpoints/session.ts';
import { OTP_LENGTH } from '#contract/rules/field-rules.ts';

const codeHint = `${OTP_LENGTH} digits, valid for ${OTP_MINUTES} minutes. Check your spam folder too.`;

const authenticatorHint = 'Enter the code from your authenticator app, or a recovery code.';

/**
 * The texts of the forms and lists of an account, to edit or translate in one place. Those of the
 * account menu are in its components, which other pages load.
 */

/** Beside the forms of guests. */
export const accountBenefits = {
  heading: 'What an account adds',
  list: ['The homes you save, on every device.', 'Your shortlist comes with you.'],
  alerts: 'Email alerts for the homes and searches you save.',
  free: 'It is free. You can browse, compare and ask us without one.',
};

export const login = {
  label: 'Login',
  guests: { newHere: 'New here? ', createAccount: 'Create an account' },
  welcome: (name: string) => `Welcome, ${name}`,
  isLoggedIn: (email: string) => `You are logged in, and your email ${email} is verified.`,
  otherAccount: 'Log in with another account',
  fields: { email: 'Email', password: 'Password', code: 'Code' },
  codeHint: authenticatorHint,
  forgotPassword: 'Forgot your password?',
  submit: 'Login',
  rejected: 'We could not log you in. Please check your email and password and try again.',
  failed: 'We could not log you in. Please try again.',
  userMissing: 'User data is missing from the login response',
  tokenMissing: 'Token is missing from the login response',
};

export const nextStep = {
  notVerified: (email: string) =>
    `You are logged in as ${email}, but this email is not verified yet. `,
  verify: 'Verify your email',
  continue: (name: string) => `Continue as ${name}`,
};

export const registration = {
  label: 'Register',
  intro: 'Already have an account? ',
  login: 'Log in',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    phoneNumber: 'Phone number',
    password: 'Password',
    confirmPassword: 'Confirm password',
    acceptsTerms: 'Terms',
  },
  phoneHint: 'So that we can call you back.',
  agreement: {
    iAgree: 'I agree to the ',
    terms: 'terms of use',
    haveRead: ' and have read the ',
    privacy: 'privacy policy',
  },
  requiredAgreement: 'Your agreement to the terms',
  passwordsDiffer: 'The passwords do not match',
  submit: 'Register',
  failed: 'We could not create your account. Your entries are still here. Please try again.',
};

export const verification = {
  label: 'Verify your email',
  /** Before the email. */
  codeSent: 'We sent a code to ',
  enterCode: 'Enter the code that we sent to ',
  fields: { otp: 'Code' },
  codeHint,
  submit: 'Verify',
  done: {
    title: 'Your email is verified',
    description: (email: string) => `Thank you for verifying ${email}.`,
    continue: 'Continue',
  },
};

export const emailCorrection = {
  label: 'Change your email',
  open: 'Wrong address? Change it',
  registerAgain: 'Wrong address? Register again',
  fields: { email: 'New email', currentPassword: 'Password' },
  unchanged: 'The code already went to this email. Enter a different email.',
  submit: 'Send a code',
};

export const emailUndo = {
  label: 'Undo the change of your email',
  description:
    'We will restore your old email and log out all devices. You will then choose a new password.',
  submit: 'Undo the change',
  done: {
    title: 'Your old email is restored',
    description: (email: string) =>
      `Your account uses ${email} again, and all devices are logged out. The old password no longer works.`,
    choosePassword: 'Choose a new password',
  },
};

export const resending = {
  question: 'No code yet?',
  submit: 'Resend code',
  wait: (seconds: number) => `in ${seconds} s`,
};

export const forgotPassword = {
  label: 'Forgot your password',
  title: 'Forgot your password?',
  description: 'We email you a code for a new password.',
  fields: { email: 'Email' },
  submit: 'Send a code',
  backToLogin: 'Back to login',
  noAccess: 'No access to that email?',
  call: (phone: string) => `Call ${phone}`,
};

/** Beside the forms for the email and for the new password. */
export const resetSteps = {
  heading: 'What happens next',
  list: [
    `If the email has an account, we email a code of ${OTP_LENGTH} digits. It is valid for ${OTP_MINUTES} minutes.`,
    'You enter the code here and choose a new password.',
    'All your devices are logged out. Log in again with the new password.',
  ],
};

export const resetPassword = {
  label: 'Reset password',
  title: 'Choose a new password',
  codeSent: {
    beforeEmail: 'If there is an account for ',
    afterEmail: ', we have emailed a code to it.',
  },
  fields: { otp: 'Code', password: 'New password' },
  codeHint,
  submit: 'Change password',
  otherEmail: 'Use another email',
};

export const changePassword = {
  label: 'Change password',
  fields: { currentPassword: 'Current password', password: 'New password' },
  submit: 'Change password',
};

export const sessions = {
  label: 'Sessions',
  thisDevice: 'This device',
  /** 'Last used today, 14:20' */
  lastUsed: (moment: string) => `Last used ${moment.charAt(0).toLowerCase()}${moment.slice(1)}`,
  showMore: (count: number) => `Show ${count} more`,
  logOut: 'Log out ',
  logOutEverywhere: 'Log out everywhere',
};

export const twoFactor = {
  isOff: 'Two-step login is off. You log in with your password alone.',
  turnOn: 'Turn on',
  verifyFirst: 'Verify your email to turn it on.',
  verify: 'Verify your email',
  isOn: 'Two-step login is on. ',
  noCodesLeft: 'You have used all your recovery codes.',
  codesLeft: (codes: number) =>
    codes === 1 ? 'You have 1 recovery code left.' : `You have ${codes} recovery codes left.`,
  newCodes: ' To get new codes, turn two-step login off and on again.',
  turnOff: 'Turn off',
};

export const twoFactorForms = {
  fields: { currentPassword: 'Password', code: 'Code' },
  preparation: {
    label: 'Turn on two-step login',
    passwordHint: 'Enter your password to confirm that it is you.',
    submit: 'Continue',
  },
  turningOn: {
    label: 'Connect your authenticator app',
    scan: 'Scan this code with an authenticator app, such as Google Authenticator or Aegis.',
    qrCode: 'QR code for the authenticator app',
    onThisPhone: {
      start: 'On this phone, ',
      openApp: 'open the app',
      end: ', or type this key into it:',
    },
    enterCode: `Enter the ${OTP_LENGTH} digits that the app shows.`,
    submit: 'Turn on',
  },
  turningOff: {
    label: 'Turn off two-step login',
    codeHint: authenticatorHint,
    submit: 'Turn off',
  },
};

export const recoveryCodes = {
  heading: 'Save your recovery codes',
  explanation: 'If you lose your phone, each code lets you log in once. They are not shown again.',
  label: 'Recovery codes',
  download: 'Download',
  done: 'I have saved them',
};

export const exportAccount = 'Download my data';

export const deletion = {
  open: 'Delete my account',
  question: 'Delete your account?',
  description: 'This cannot be undone. Enter your password to confirm.',
  cancel: 'Keep my account',
  submit: 'Delete permanently',
  label: 'Delete account',
  fields: { password: 'Password' },
  adminsAccount: 'Only another admin can delete an admin’s account.',
};

export const toasts = {
  loggedIn: 'Login successful!',
  loggedInDescription: 'Welcome back!',
  registered: 'Registration successful!',
  registeredDescription: (email: string) =>
    `Please verify your email with the code that we sent to ${email}.`,
  emailVerified: 'Email Verified',
  emailNotVerified: 'Something went wrong',
  codeSent: 'Code sent',
  codeSentDescription: 'It should arrive within a minute or two.',
  codeNotSent: 'Something went wrong !',
  /** For any address: nobody learns who has an account. */
  codeRequested: 'If there is an account, another code is on its way',
  passwordChanged: 'Password changed',
  passwordResetDescription: 'Please log in with your new password.',
  /** After the password changed or two-step login is on. */
  loggedOutElsewhere: 'You are logged out on all other devices.',
  twoFactorOn: 'Two-step login is on',
  twoFactorOff: 'Two-step login is off',
  loggedOut: 'Logged out',
  loggedOutEverywhere: 'Log out Successfull',
  loggedOutEverywhereDescription: 'You are logged out everywhere.',
  accountDeleted: 'Account deleted',
  accountDeletedDescription: 'Your saved properties and alerts are deleted too.',
};
