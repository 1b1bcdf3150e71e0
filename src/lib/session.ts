import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { ApiError, joinMessages } from './api-response.ts';
import { env } from './env.ts';
import { logger } from './logger.ts';
import * as texts from './texts.ts';

/** The signed-in user as stored in the browser. Roles are never read from here. */
export const SessionUser = z.object({
  fullName: z.string().check(z.minLength(1, texts.fullNameRequired)),
  email: z.email(texts.emailInvalid),
  token: z
    .string({
      error: ({ input }) => (input === undefined ? texts.tokenRequired : texts.tokenString),
    })
    .check(z.minLength(1, texts.tokenEmpty)),
  isVerified: z._default(
    z.boolean({
      error: ({ input }) =>
        input === null ? texts.verificationRequired : texts.verificationBoolean,
    }),
    false,
  ),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Fires on `window` when the session is stored, changed or removed, in any tab. */
export const AUTH_EVENT = 'AUTH_EVENT';

/** Fires on `window` once when the API rejects the session. */
export const SESSION_EXPIRED_EVENT = 'SESSION_EXPIRED_EVENT';

let snapshot: { text: string | null; user: SessionUser | null } = { text: null, user: null };

/** Without local storage (a browser setting), the session lives as long as the page. */
let unstoredText: string | null = null;

/**
 * Returns the signed-in user, or null. Returns the same object while the stored text is the same, for
 * useSyncExternalStore. An invalid text counts as signed out.
 */
export function readSession(): SessionUser | null {
  const text = readText();
  if (text !== snapshot.text) snapshot = { text, user: sessionOf(text) };
  return snapshot.user;
}

/**
 * Merges new values over the session and keeps those that are not given. If the result is invalid,
 * nothing is stored; if the token is invalid, the user is logged out.
 * @throws ApiError with a sentence about the invalid field
 */
export function updateSession(changes: Partial<SessionUser>): SessionUser {
  const given = Object.entries(changes).filter(([, value]) => value != null);
  const result = SessionUser.safeParse({ ...readSession(), ...Object.fromEntries(given) });
  if (!result.success) {
    if (/token/i.test(result.error.message)) endSession();
    throw new ApiError(joinMessages(result.error.issues.map(({ message }) => message)), {
      cause: result.error,
    });
  }
  writeText(JSON.stringify(result.data));
  dispatchAuthEvent();
  return result.data;
}

/** Signs out in this browser only; the caller informs the API. */
export function endSession(): void {
  writeText(null);
  dispatchAuthEvent();
}

/** Ends the session with this token and fires SESSION_EXPIRED_EVENT. Another session is kept. */
export function expireSession(token: string): void {
  if (readSession()?.token !== token) return;
  // The listener must read the current page before a guard leaves it.
  window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  endSession();
}

/** Calls `listener` on every change of the session. Returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  window.addEventListener(AUTH_EVENT, listener);
  return () => window.removeEventListener(AUTH_EVENT, listener);
}

/**
 * Removes an invalid session on every AUTH_EVENT, and dispatches the event for changes made in other
 * tabs, which custom events do not reach. Returns a function that stops watching.
 */
export function watchStoredSession(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === env.sessionStorageKey || key === null) dispatchAuthEvent();
  };
  window.addEventListener('storage', onStorage);
  const stop = subscribeToSession(endInvalidSession);
  endInvalidSession();
  return () => {
    window.removeEventListener('storage', onStorage);
    stop();
  };
}

function endInvalidSession(): void {
  if (readText() === null || readSession() !== null) return;
  logger.warn('The stored session is invalid and was removed');
  endSession();
}

function dispatchAuthEvent(): void {
  window.dispatchEvent(new Event(AUTH_EVENT));
}

function sessionOf(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    return SessionUser.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(env.sessionStorageKey) ?? unstoredText;
  } catch {
    return unstoredText;
  }
}

function writeText(text: string | null): void {
  unstoredText = null;
  try {
    if (text === null) window.localStorage.removeItem(env.sessionStorageKey);
    else window.localStorage.setItem(env.sessionStorageKey, text);
  } catch {
    unstoredText = text;
    removeStoredText();
  }
}

/** Removes the stored session, which would otherwise be read instead of the newer one in memory. */
function removeStoredText(): void {
  try {
    window.localStorage.removeItem(env.sessionStorageKey);
  } catch {
    // Storage that cannot be written cannot be read either.
  }
}

/** The signed-in user, or null; rerenders when it changes in any tab. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(subscribeToSession, readSession);
}
