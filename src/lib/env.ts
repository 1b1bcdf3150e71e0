import * as z from 'zod/mini';
import { readEnvironment } from './environment.ts';

// The security policy of the page forbids eval, which zod would use to compile schemas.
z.config({ jitless: true });

export const env = readEnvironment(import.meta.env);

/** The origin of the API, to which image paths without a host belong. */
export function apiOrigin(): string {
  return new URL(env.apiBaseUrl || '/', window.location.origin).origin;
}
