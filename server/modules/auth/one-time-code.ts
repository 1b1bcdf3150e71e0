import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '#contract/field-rules.ts';

export type CodePurpose = 'verify-email' | 'reset-password';

export interface CodeOwner {
  userId: string;
  purpose: CodePurpose;
  /** The address it is sent to: it says nothing about another one. */
  email: string;
}

export const MAX_CODE_TRIES = 5;

/** Six digits, each as likely as any other. */
export function newCode(): string {
  return `${randomInt(10 ** OTP_LENGTH)}`.padStart(OTP_LENGTH, '0');
}

/** What is stored of a code. Keyed, because a million codes are tried in no time. */
export function codeHashOf(secret: string, { purpose, userId, email }: CodeOwner, code: string) {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, userId, email, code]))
    .digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
