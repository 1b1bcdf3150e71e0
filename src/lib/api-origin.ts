import { env } from './env.ts';

/** Where the API lives, and with it the pictures whose addresses have no host. */
export function apiOrigin(): string {
  return new URL(env.apiBaseUrl || '/', window.location.origin).origin;
}
