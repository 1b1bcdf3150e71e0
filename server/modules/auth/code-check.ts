import { OTP_MINUTES } from '#contract/session.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { AccountServices } from './account-services.ts';
import {
  type CodeOwner,
  codeHashOf,
  isSameHash,
  MAX_CODE_TRIES,
  newCode,
} from './one-time-code.ts';
import { replaceCode, takeCode, tryCode } from './one-time-codes-store.ts';

/** Makes a code that holds from now on, in place of an older one. */
export async function issueCode(
  { db, clock, secret }: Pick<AccountServices, 'db' | 'clock' | 'secret'>,
  owner: CodeOwner,
): Promise<string> {
  const code = newCode();
  const codeHash = codeHashOf(await secret(), owner, code);
  const { userId, purpose } = owner;
  const expiresAt = new Date(+clock() + OTP_MINUTES * 60_000);
  await replaceCode(db, { userId, purpose, codeHash, expiresAt });
  return code;
}

/** A code that proved right: to be used up in the transaction that does what it allows. */
export interface ProvenCode {
  /** False where somebody else used it meanwhile. */
  use(transaction: Executor): Promise<boolean>;
}

/** Tries a code, which counts; null where it is wrong, old, used or tried too often. */
export async function proveCode(
  { db, clock, secret }: AccountServices,
  owner: CodeOwner,
  code: string,
): Promise<ProvenCode | null> {
  const limits = { now: clock(), maxTries: MAX_CODE_TRIES };
  const stored = await tryCode(db, owner, limits);
  const codeHash = codeHashOf(await secret(), owner, code);
  if (stored === null || !isSameHash(stored, codeHash)) return null;
  const { userId, purpose } = owner;
  return { use: (transaction) => takeCode(transaction, { userId, purpose, codeHash }) };
}
