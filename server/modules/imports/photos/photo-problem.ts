/** A photo could not be added; the message is for the report. */
export class PhotoProblem extends Error {}

export const TOO_LARGE = 'too large';
