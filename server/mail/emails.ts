import { OTP_MINUTES } from '#contract/session.ts';
import { brand } from '#contract/site/brand.ts';
import { type CodeLetterName, isCodeLetter, type LetterName } from './email-names.ts';

/** What a letter says, before it is laid out. */
export interface LetterContent {
  subject: string;
  /** The code stands between the first paragraph and the others. */
  paragraphs: string[];
  code: string | null;
}

export interface LetterFacts {
  /** When it happened, as an ISO string, and on which device. */
  details: { at: string; device: string };
  /** Only of letters that carry one. */
  code: string | null;
}

const lagosTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

export function contentOf(letter: LetterName, facts: LetterFacts): LetterContent {
  const { details, code } = facts;
  const happened = `${lagosTime.format(new Date(details.at))} (Lagos time), ${details.device}`;
  if (isCodeLetter(letter)) return { ...codeLetter(letter), code };
  return { ...notices[letter](happened), code: null };
}

function codeLetter(letter: CodeLetterName): Omit<LetterContent, 'code'> {
  const holds = `The code works once, for ${OTP_MINUTES} minutes. Nobody at ${brand.name} will ever ask you for it.`;
  if (letter === 'welcome') {
    return {
      subject: `Welcome to ${brand.name}: verify your email`,
      paragraphs: [
        `Your ${brand.name} account is ready. Enter this code to verify your email:`,
        holds,
        'If you did not register, ignore this letter: without the code nothing happens in your name.',
      ],
    };
  }
  if (letter === 'verification-code') {
    return {
      subject: `Your ${brand.name} verification code`,
      paragraphs: [
        'Enter this code to verify your email:',
        holds,
        'Codes that we sent you before no longer work.',
      ],
    };
  }
  return {
    subject: `Your code for a new ${brand.name} password`,
    paragraphs: [
      'Enter this code to choose a new password:',
      holds,
      'If you did not ask for it, ignore this letter: your password stays as it is.',
    ],
  };
}

type Notice = (happened: string) => Omit<LetterContent, 'code'>;

const notices: Record<Exclude<LetterName, CodeLetterName>, Notice> = {
  'signed-in': (happened) => ({
    subject: `New sign-in to your ${brand.name} account`,
    paragraphs: [
      `Somebody signed in to your account from a device or a network that is new to it: ${happened}.`,
      'If it was you, there is nothing to do. If it was not, choose a new password under "Forgot password" now, which also signs everybody else out.',
    ],
  }),
  'password-changed': (happened) => ({
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `The password of your account was changed: ${happened}. Other devices were signed out.`,
      'If it was not you, choose a new password under "Forgot password" now and write to us.',
    ],
  }),
  'email-changed': (happened) => ({
    subject: `The email of your ${brand.name} account was changed`,
    paragraphs: [
      `Your account no longer uses this address: ${happened}. Other devices were signed out.`,
      'If it was not you, write to us at once.',
    ],
  }),
};
