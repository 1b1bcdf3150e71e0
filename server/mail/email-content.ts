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
export type EmailType = CodeEmailType | 'signed-in' | 'password-changed' | 'email-changed';

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
  const event = `${lagosTime.format(new Date(details.at))} (Lagos time), ${details.device}`;
  return { ...templates[type](event), code };
}

const validity = `The code works once, for ${OTP_MINUTES} minutes. Nobody at ${brand.name} will ever ask you for it.`;

type Template = (event: string) => Omit<EmailContent, 'code'>;

const templates: Record<EmailType, Template> = {
  welcome: () => ({
    subject: `Welcome to ${brand.name}: verify your email`,
    paragraphs: [
      `Your ${brand.name} account is ready. Enter this code to verify your email:`,
      validity,
      'If you did not register, ignore this email: without the code nothing happens in your name.',
    ],
  }),
  'verification-code': () => ({
    subject: `Your ${brand.name} verification code`,
    paragraphs: [
      'Enter this code to verify your email:',
      validity,
      'Codes that we sent you before no longer work.',
    ],
  }),
  'password-reset': () => ({
    subject: `Your code for a new ${brand.name} password`,
    paragraphs: [
      'Enter this code to choose a new password:',
      validity,
      'If you did not ask for it, ignore this email: your password stays as it is.',
    ],
  }),
  'signed-in': (event) => ({
    subject: `New sign-in to your ${brand.name} account`,
    paragraphs: [
      `Somebody signed in to your account from a device or a network that is new to it: ${event}.`,
      'If it was you, there is nothing to do. If it was not, choose a new password under "Forgot password" now, which also signs everybody else out.',
    ],
  }),
  'password-changed': (event) => ({
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `The password of your account was changed: ${event}. Other devices were signed out.`,
      'If it was not you, choose a new password under "Forgot password" now and write to us.',
    ],
  }),
  'email-changed': (event) => ({
    subject: `The email of your ${brand.name} account was changed`,
    paragraphs: [
      `Your account no longer uses this address: ${event}. Other devices were signed out.`,
      'If it was not you, write to us at once.',
    ],
  }),
};
