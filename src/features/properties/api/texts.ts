/** The texts of reading properties; those of changing them are in mutation-texts.ts. */

export const listFailed = 'The list of properties could not be loaded.';
