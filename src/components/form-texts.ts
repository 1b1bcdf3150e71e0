/** The texts of form controls. See texts.ts. */

export const checkFields = (fields: number) => `Please check ${fields} fields`;
export const optional = 'optional';
export const showPassword = 'Show';
export const hidePassword = 'Hide';
/** After Show and Hide, for screen readers. */
export const password = 'password';
export const newPasswordHint = (length: number) =>
  `At least ${length} characters and no spaces. Three or four unrelated words joined by hyphens make a strong password.`;
export const strength = 'Strength: ';
export const tooShort = 'too short';
export const easyToGuess = 'easy to guess';
export const fair = 'fair';
export const good = 'good';
export const strong = 'strong';
