import { PASSWORD_MIN_LENGTH } from '#contract/field-rules.ts';

export type PasswordStrength = 'too short' | 'easy to guess' | 'fair' | 'good' | 'strong';

const wellKnown =
  /^(?:pass(?:word|code)?|qwerty|abc|admin|welcome|letmein|iloveyou|nigeria|lagos|abuja|gida)[\W\d]*$/i;

/** Rates a password by length and variety; null if it is empty. */
export function passwordStrength(typed: string): PasswordStrength | null {
  const password = typed.trim();
  if (!password) return null;
  if (password.length < PASSWORD_MIN_LENGTH) return 'too short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const different = new Set(password.toLowerCase()).size;
  if (wellKnown.test(password) || /^\d+$/.test(password) || different < 5) return 'easy to guess';
  const points = password.length + 3 * (kinds - 1);
  if (points >= 21 && different >= 9) return 'strong';
  if (points >= 14) return 'good';
  return 'fair';
}
