/** Letters with a code in them are written when they are sent, so that it is fresh. */
export const codeLetters = {
  welcome: 'verify-email',
  'verification-code': 'verify-email',
  'password-reset': 'reset-password',
} as const;

export type CodeLetterName = keyof typeof codeLetters;
export type LetterName = CodeLetterName | 'signed-in' | 'password-changed' | 'email-changed';

export function isCodeLetter(name: LetterName): name is CodeLetterName {
  return name in codeLetters;
}
