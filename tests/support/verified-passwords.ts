/** The hash and the password of every verification, in order. */
export const verifiedPasswords: { hash: string; password: string }[] = [];
