import escapeHtml from 'escape-html';
import { UNKNOWN_DEVICE } from '#contract/endpoints/audit-log.ts';
import { EMAIL_UNDO_DAYS } from '#contract/endpoints/profile.ts';
import { OTP_MINUTES } from '#contract/endpoints/session.ts';
import { brand } from '#contract/site/brand.ts';
import type { EmailDetails } from '#server/core/database/accounts-schema.ts';
import { isLocal } from '#server/core/http/client.ts';

/** Emails with a one-time code, and its purpose. */
export const codePurposes = {
  welcome: 'verify-email',
  'verification-code': 'verify-email',
  'password-reset': 'reset-password',
} as const;

export type CodePurpose = (typeof codePurposes)[CodeEmailType];
type CodeEmailType = keyof typeof codePurposes;
type AccountEmailType =
  | CodeEmailType
  | 'signed-in'
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used';
export type EmailType = AccountEmailType | 'alert';

export interface EmailBody {
  subject: string;
  text: string;
  html: string;
}

/** An email to the company, as plain text because it quotes visitors. */
export interface CompanyEmail {
  subject: string;
  text: string;
  /** The visitor's address. */
  replyTo?: string;
}

interface EmailFacts {
  /** Null if the address is not verified. */
  fullName: string | null;
  details: EmailDetails;
  code: string | null;
  link: string | null;
}

interface EmailContent {
  subject: string;
  /** The code or the link is shown after the first one. */
  paragraphs: [string, ...string[]];
}

const lagosTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

export function isCodeEmail(type: EmailType): type is CodeEmailType {
  return type in codePurposes;
}

/** The subject and the body of an email about the account. */
export function emailOf(
  type: AccountEmailType,
  { fullName, details, code, link }: EmailFacts,
): EmailBody {
  const { subject, paragraphs } = templates[type](eventText(details));
  const [first, ...others] = paragraphs;
  return bodyOf(subject, [
    greeting(fullName),
    paragraph(first),
    ...(code === null ? [] : [{ text: `    ${code}`, html: codeHtml(code) }]),
    ...(link === null ? [] : [{ text: link, html: linkHtml(link) }]),
    ...others.map(paragraph),
  ]);
}

/** A part of an email, as text and as HTML. */
export interface Block {
  text: string;
  html: string;
}

/** An email of these parts, signed with the name of the company. */
export function bodyOf(subject: string, blocks: readonly Block[]): EmailBody {
  return {
    subject,
    text: [...blocks.map(({ text }) => text), brand.name].join('\n\n').concat('\n'),
    html: pageHtml(subject, blocks.map(({ html }) => html).join('\n')),
  };
}

export function greeting(fullName: string | null): Block {
  return paragraph(fullName === null ? 'Hello,' : `Hello ${greetedName(fullName)},`);
}

export function paragraph(text: string): Block {
  return { text, html: `<p style="margin:0 0 16px">${escapeHtml(text)}</p>` };
}

function eventText({ at, device = UNKNOWN_DEVICE, address }: EmailDetails): string {
  const origin = address && !isLocal(address) ? `${device}, network address ${address}` : device;
  return `${lagosTime.format(new Date(at))} (Lagos time), ${origin}`;
}

const validity = `The code is valid for ${OTP_MINUTES} minutes and can be used once. ${brand.name} will never ask you for it.`;

const resetPassword = 'reset your password now with "Forgot your password?" on the login page';

const contactUs = `contact us at ${brand.email}`;

const templates: Record<AccountEmailType, (event: string) => EmailContent> = {
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
    subject: `Your ${brand.name} password reset code`,
    paragraphs: [
      'Enter this code to choose a new password:',
      validity,
      'If you did not ask for this code, you can ignore this email. Your password has not changed.',
    ],
  }),
  'signed-in': (event) => ({
    subject: `New login to your ${brand.name} account`,
    paragraphs: [
      `Someone logged in to your account from a new device or network. When and where: ${event}.`,
      `If this was you, you can ignore this email. If not, ${resetPassword}. This logs you out on all devices.`,
    ],
  }),
  'password-changed': (event) => ({
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `Your password was changed. When and where: ${event}. Your other devices were logged out.`,
      `If this was not you, ${resetPassword}, and ${contactUs}.`,
    ],
  }),
  'two-factor-on': (event) => ({
    subject: `Two-step login is on for your ${brand.name} account`,
    paragraphs: [
      `Each login now needs a code from your authenticator app. When and where: ${event}. Your other devices were logged out.`,
      'Keep your recovery codes in a safe place. If you lose your phone, you need one of them to log in.',
      `If this was not you, ${resetPassword}, and ${contactUs}.`,
    ],
  }),
  'two-factor-off': (event) => ({
    subject: `Two-step login is off for your ${brand.name} account`,
    paragraphs: [
      `A login no longer needs a code from your authenticator app. When and where: ${event}.`,
      `If this was not you, ${resetPassword}, and turn two-step login on again.`,
    ],
  }),
  'recovery-code-used': (event) => ({
    subject: `A recovery code was used on your ${brand.name} account`,
    paragraphs: [
      `Someone logged in to your account with one of your recovery codes. When and where: ${event}. That code cannot be used again.`,
      `If this was not you, ${resetPassword}, and ${contactUs}.`,
    ],
  }),
  'email-changed': (event) => ({
    subject: `Your ${brand.name} email was changed`,
    paragraphs: [
      `Your account no longer uses this email. When and where: ${event}. If this was not you, open the link below within ${EMAIL_UNDO_DAYS} days and choose "Undo the change". This restores your email and logs out all devices.`,
      `If that does not help, ${contactUs} at once.`,
    ],
  }),
};

const MAX_NAME_LENGTH = 60;

const CODE_STYLE = 'margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#0F5132';

function codeHtml(code: string): string {
  return `<p style="${CODE_STYLE}">${code}</p>`;
}

function linkHtml(link: string): string {
  return `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;
}

/** Without images and remote fonts, which some mail clients block. */
function pageHtml(subject: string, body: string): string {
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#FBFAF7">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E7E3DA;border-radius:12px;font:16px/1.6 system-ui,sans-serif;color:#1B1F1D">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;color:#0F5132">${escapeHtml(brand.name)}</p>
${body}
</div>
</body>
</html>
`;
}

/** Adds a space after each dot: mail clients would turn a name such as 'win.example' into a link. */
function greetedName(fullName: string): string {
  return fullName.replaceAll(/\.(?=\S)/g, '. ').slice(0, MAX_NAME_LENGTH);
}
