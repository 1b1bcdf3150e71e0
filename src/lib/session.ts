import { env } from './env.ts';
import { logger } from './logger.ts';
import { SessionUser } from './session-user.ts';

/** Fires on `window` whenever the session was stored, changed or removed, in whichever tab. */
export const AUTH_EVENT = 'AUTH_EVENT';

/** Fires on `window` once when the API has refused the session that was in use. */
export const SESSION_EXPIRED_EVENT = 'SESSION_EXPIRED_EVENT';

const nobody = { text: null as string | null, user: null as SessionUser | null };
let snapshot = nobody;

/** Where storage is refused (a browser setting), the session lives as long as the page. */
let unstoredText: string | null = null;

/**
 * The signed-in person, or null. The same object as long as the stored text is the same, as
 * useSyncExternalStore wants it. Text that is no session counts as signed out.
 */
export function readSession(): SessionUser | null {
  const text = readText();
  if (text !== snapshot.text) snapshot = { text, user: sessionOf(text) };
  return snapshot.user;
}

/**
 * Merges new values over the session and keeps its token if none is given. Throws a ZodError where
 * the result is no session; if it is the token that is at fault, the person is logged out as well.
 */
export function updateSession(changes: Partial<SessionUser>): SessionUser {
  const old = readSession();
  const result = SessionUser.safeParse({ ...old, ...changes, token: changes.token ?? old?.token });
  if (!result.success) {
    if (/token/i.test(result.error.message)) endSession();
    throw result.error;
  }
  writeText(JSON.stringify(result.data));
  announce();
  return result.data;
}

/** Signs out in this browser; telling the API is the caller's part. */
export function endSession(): void {
  writeText(null);
  announce();
}

/** Ends the session that `token` belongs to and says so, once; a later session is not touched. */
export function expireSession(token: string): void {
  if (readSession()?.token !== token) return;
  window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  if (readSession()?.token === token) endSession();
}

/** Calls back on every change of the session; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  window.addEventListener(AUTH_EVENT, listener);
  return () => window.removeEventListener(AUTH_EVENT, listener);
}

/**
 * Re-reads the session on every AUTH_EVENT, removing one that is invalid, and re-dispatches the
 * event for changes made in other tabs, which custom events do not reach. Returns how to stop.
 */
export function watchStoredSession(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === env.sessionStorageKey || key === null) announce();
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

function announce(): void {
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

/** What could not be replaced must not stay: it would be read before what is remembered here. */
function removeStoredText(): void {
  try {
    window.localStorage.removeItem(env.sessionStorageKey);
  } catch {
    // The storage is closed altogether, and so nothing in it is read either.
  }
}
