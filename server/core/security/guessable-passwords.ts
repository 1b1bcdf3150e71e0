import { isEasyToGuess } from '#contract/rules/password.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { fieldError } from '#server/core/http/http-error.ts';
import { normalizedPassword } from './password-hashing.ts';

/**
 * Rejects a new password that attackers try first: one of 49,000 common ones, one that is easy to
 * guess by the contract, or the email of its account. @throws HttpError 400 for the field `password`
 */
export async function rejectGuessablePassword(password: string, email: string): Promise<void> {
  const folded = normalizedPassword(password).toLowerCase();
  const ofAccount = [email.toLowerCase(), email.toLowerCase().split('@', 1)[0]];
  const isGuessable =
    isEasyToGuess(folded) || ofAccount.includes(folded) || (await commonPasswords()).has(folded);
  if (isGuessable) throw fieldError(400, 'password', messages.guessablePassword);
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loads the list with the first new password, because most processes need none. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loaded;
}
