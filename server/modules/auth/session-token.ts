import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; whoever has it is signed in. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It needs no salt: nobody can guess 256 bits. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an Authorization header; null where it holds nothing like one. */
export function bearerTokenOf(authorization: string | undefined): string | null {
  return authorization?.match(/^Bearer +([\w-]{43})$/i)?.[1] ?? null;
}
