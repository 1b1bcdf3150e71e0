/** The message templates of the specification's section 5. */
export const messages = {
  required: (field: string) => `${field} is required`,
  invalid: (field: string) => `${field} is invalid`,
  tooShort: (field: string, min: number) =>
    `${field} should be at least ${min} character${min === 1 ? '' : 's'}`,
  tooLong: (field: string, max: number) =>
    `${field} should not be more than ${max} character${max === 1 ? '' : 's'}`,
  inFuture: (field: string) => `${field} cannot be in the future`,
  noNumbers: (field: string) => `${field} cannot contain numbers`,
  noSpecialCharacters: (field: string) => `${field} cannot have special character`,
  noDirectionCharacters: (field: string) =>
    `${field} contains a hidden character, often from copied text. Delete the text and type it again.`,
  noPiledAccents: (field: string) => `${field} cannot have more than 3 accents on one letter`,
  email: (field: string) => `${field} must be a valid email`,
  noSpace: (field: string) => `${field} should not contain space`,
  weakPassword: 'Weak password. Password must have atleast 8 characters',
  guessablePassword: 'This password is easy to guess. Choose another one.',
  notAnImage: 'This file is not a photo. Choose a JPG, PNG or WEBP file.',
  fileTooLarge: (maxBytes: number) =>
    `This file is too large. The limit is ${maxBytes / 1024 / 1024} MB.`,
  filesTooLarge: (maxBytes: number) =>
    `Together, these files are too large. The limit is ${maxBytes / 1024 / 1024} MB.`,
  tooManyPhotos: (max: number) => `A property can have at most ${max} photos.`,
} as const;
