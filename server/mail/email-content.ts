import { OTP_MINUTES } from '#contract/session.ts';
import { brand } from '#contract/site/brand.ts';

/** Emails with a one-time code, and its purpose. */
export const codePurposes = {
  welcome: 'verify-email',
  'verification-code': 'verify-email',
  'password-reset': 'reset-password',
} as const;

export type CodePurpose = (typeof codePurposes)[CodeEmailType];
type CodeEmailType = keyof typeof codePurposes;
export type EmailType =
  | CodeEmailType
  | 'signed-in'
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used';

export interface EmailContent {
  subject: string;
  /** The code is shown after the first paragraph. */
  paragraphs: string[];
  code: string | null;
}

export interface EmailFacts {
  /** Time of the event, as an ISO string, and its device. */
  details: { at: string; device: string };
  code: string | null;
}

const lagosTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

export function isCodeEmail(type: EmailType): type is CodeEmailType {
  return type in codePurposes;
}

export function emailContent(type: EmailType, { details, code }: EmailFacts): EmailContent {
  const timeAndDevice = `${lagosTime.format(new Date(details.at))} (Lagos time), ${details.device}`;
  return { ...templates[type](timeAndDevice), code };
}

const validity = `The code is valid for ${OTP_MINUTES} minutes and can be used once. ${brand.name} will never ask you for it.`;

const resetPassword = 'reset your password now with "Forgot it?" on the login page';

type Template = (timeAndDevice: string) => Omit<EmailContent, 'code'>;

const templates: Record<EmailType, Template> = {
  welcome: () => ({
    subject: `Welcome to ${brand.name}: verify your email`,
    paragraphs: [
      `Your ${brand.name} account is ready. Enter this code to verify your email:`,
      validity,
      'If you did not register, you can ignore this email.',
    ],
  }),
  'verification-code': () => ({
    subject: `Your ${brand.name} verification code`,
    paragraphs: [
      'Enter this code to verify your email:',
      validity,
      'Earlier codes no longer work.',
    ],
  }),
  'password-reset': () => ({
    subject: `Your code for a new ${brand.name} password`,
    paragraphs: [
      'Enter this code to choose a new password:',
      validity,
      'If you did not request it, you can ignore this email. Your password has not changed.',
    ],
  }),
  'signed-in': (timeAndDevice) => ({
    subject: `New sign-in to your ${brand.name} account`,
    paragraphs: [
      `There was a sign-in to your account from a new device or network: ${timeAndDevice}.`,
      `If this was you, you can ignore this email. If not, ${resetPassword}. This signs out every device.`,
    ],
  }),
  'password-changed': (timeAndDevice) => ({
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `The password of your account was changed: ${timeAndDevice}. Other devices were signed out.`,
      `If this was not you, ${resetPassword}, and contact us.`,
    ],
  }),
  'two-factor-on': (timeAndDevice) => ({
    subject: `Two-step sign-in is on for your ${brand.name} account`,
    paragraphs: [
      `From now on, signing in requires a code from your authenticator app: ${timeAndDevice}. Other devices were signed out.`,
      'Keep your recovery codes in a safe place. Without them and your phone you cannot sign in.',
      `If this was not you, ${resetPassword}, and contact us.`,
    ],
  }),
  'two-factor-off': (timeAndDevice) => ({
    subject: `Two-step sign-in is off for your ${brand.name} account`,
    paragraphs: [
      `Signing in no longer requires a code from your authenticator app: ${timeAndDevice}.`,
      `If this was not you, ${resetPassword}, and turn it on again.`,
    ],
  }),
  'recovery-code-used': (timeAndDevice) => ({
    subject: `A recovery code was used for your ${brand.name} account`,
    paragraphs: [
      `There was a sign-in to your account with one of your recovery codes: ${timeAndDevice}. That code cannot be used again.`,
      `If this was not you, ${resetPassword}, and contact us.`,
    ],
  }),
  'email-changed': (timeAndDevice) => ({
    subject: `The email of your ${brand.name} account was changed`,
    paragraphs: [
      `Your account no longer uses this address: ${timeAndDevice}. Other devices were signed out.`,
      'If this was not you, contact us at once.',
    ],
  }),
};
