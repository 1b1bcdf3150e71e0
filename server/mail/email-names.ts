/** Letters with a code in them are written when they are sent, so that it is fresh. */
export const codeLetters = {
  welcome: 'verify-email',
  'verification-code': 'verify-email',
  'password-reset': 'reset-password',
} as const;

export type CodeLetterName = keyof typeof codeLetters;
const codeLetterNames = ['welcome', 'verification-code', 'password-reset'] as const;
export type LetterName = CodeLetterName | 'signed-in' | 'password-changed' | 'email-changed';

/** The letters whose codes serve the same purpose as this one's, itself among them. */
export function lettersLike(name: CodeLetterName): CodeLetterName[] {
  return codeLetterNames.filter((other) => codeLetters[other] === codeLetters[name]);
}

export function isCodeLetter(name: LetterName): name is CodeLetterName {
  return name in codeLetters;
}
