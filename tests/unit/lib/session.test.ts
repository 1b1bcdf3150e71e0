// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '#src/lib/env.ts';
import {
  AUTH_EVENT,
  endSession,
  expireSession,
  readSession,
  SESSION_EXPIRED_EVENT,
  subscribeToSession,
  updateSession,
  watchStoredSession,
} from '#src/lib/session.ts';

const ada = { fullName: "Ada O'Brien 2", email: 'ada@example.com', token: 'abc', isVerified: true };
const key = env.sessionStorageKey;

function store(value: unknown) {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

function heard(event: string) {
  const listener = vi.fn();
  window.addEventListener(event, listener);
  onTestFinished(() => window.removeEventListener(event, listener));
  return listener;
}

beforeEach(() => localStorage.clear());

describe('The session', () => {
  it('is signed out until valid data is stored', () => {
    expect(readSession()).toBeNull();
    updateSession(ada);
    expect(readSession()).toEqual(ada);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(ada);
  });

  it('stores only the fields of its schema', () => {
    store({ ...ada, role: 'admin' });
    expect(readSession()).toEqual(ada);
  });

  it('is not verified if the field is missing', () => {
    const { isVerified: _, ...rest } = ada;
    expect(updateSession(rest).isVerified).toBe(false);
  });

  it('merges new values and keeps the old token, and the verification, if none is given', () => {
    updateSession(ada);
    updateSession({ fullName: 'Ada Obi', token: undefined, isVerified: undefined });
    expect(readSession()).toEqual({ ...ada, fullName: 'Ada Obi' });
  });

  it('is the same object as long as the stored text is the same', () => {
    updateSession(ada);
    expect(readSession()).toBe(readSession());
  });

  it.each([
    ['no token', { token: '' }],
    ['a token that is no text', { token: 5 }],
  ])('ends when an update leaves it with %s', (_what, changes) => {
    updateSession(ada);
    // An API may send other types than declared.
    expect(() => updateSession(changes as { token: string })).toThrow(/[Tt]oken/);
    expect(readSession()).toBeNull();
  });

  it('is kept if an update is invalid, unless the token is', () => {
    updateSession(ada);
    expect(() => updateSession({ email: 'nobody' })).toThrow('Email must be a valid email');
    expect(readSession()).toEqual(ada);
  });

  it.each(['not json', '{}', '[]', 'null', { ...ada, token: '' }, { ...ada, email: 'nobody' }])(
    'counts as signed out when storage holds %j',
    (stored) => {
      store(stored);
      expect(readSession()).toBeNull();
    },
  );

  it('is removed from storage at logout, which dispatches AUTH_EVENT', () => {
    updateSession(ada);
    const listener = heard('AUTH_EVENT');
    endSession();
    expect(localStorage.getItem(key)).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('dispatches AUTH_EVENT on every change', () => {
    const listener = vi.fn();
    const stop = subscribeToSession(listener);
    updateSession(ada);
    updateSession({ isVerified: false });
    endSession();
    stop();
    updateSession(ada);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('lasts as long as the page if the browser blocks storage', () => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      vi.spyOn(Storage.prototype, method).mockImplementation(fail),
    );
    onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()));
    updateSession(ada);
    expect(readSession()).toEqual(ada);
    endSession();
    expect(readSession()).toBeNull();
  });
});

describe('In a full storage, the session', () => {
  it('replaces the stored one', () => {
    updateSession(ada);
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => spy.mockRestore());
    updateSession({ token: 'another-token' });
    expect(readSession()).toEqual({ ...ada, token: 'another-token' });
  });
});

describe('Between tabs, the session', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = watchStoredSession();
  });
  afterEach(() => stop());

  it('that another tab changed is announced by AUTH_EVENT in this one', () => {
    const listener = heard(AUTH_EVENT);
    store(ada);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readSession()).toEqual(ada);
  });

  it('is signed out when another tab clears the storage', () => {
    const listener = heard(AUTH_EVENT);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ignores other stored keys', () => {
    const listener = heard(AUTH_EVENT);
    window.dispatchEvent(new StorageEvent('storage', { key: 'gida.theme' }));
    expect(listener).not.toHaveBeenCalled();
  });

  it('that became invalid is logged out', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    updateSession(ada);
    store({ ...ada, email: 'nobody' });
    window.dispatchEvent(new Event(AUTH_EVENT));
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('An expired session', () => {
  it('ends once for several rejected requests', () => {
    updateSession(ada);
    const expired = heard(SESSION_EXPIRED_EVENT);
    expireSession(ada.token);
    expireSession(ada.token);
    expect(expired).toHaveBeenCalledTimes(1);
    expect(readSession()).toBeNull();
  });

  it('does not end a newer session', () => {
    updateSession({ ...ada, token: 'new' });
    const expired = heard(SESSION_EXPIRED_EVENT);
    expireSession('old');
    expect(expired).not.toHaveBeenCalled();
    expect(readSession()?.token).toBe('new');
  });
});
