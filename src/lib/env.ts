import * as z from 'zod/mini';
import type { Environment } from './environment.ts';

// The security policy of the page forbids eval, which zod would use to compile schemas.
z.config({ jitless: true });

/** Read by `vite.config.ts`, so that the app needs no code that checks it. */
declare const BUILD_ENVIRONMENT: Omit<Environment, 'company'>;

export const env = BUILD_ENVIRONMENT;

let origin: string | undefined;

/** The origin of the API, to which image paths without a host belong. Each image asks for it. */
export function apiOrigin(): string {
  origin ??= new URL(env.apiBaseUrl || '/', window.location.origin).origin;
  return origin;
}
