import * as z from 'zod/mini';
import { readSession } from '#src/lib/session.ts';

const PREFIX = 'gida.typed.';

/** `owner` is the email of who was signed in, or null. */
const Stored = z.object({ owner: z.nullable(z.string()), values: z.unknown() });

/**
 * What was typed in this tab into a form that was not sent; null if nothing was. A reload keeps it,
 * and so does a phone that unloads the tab. Nobody else sees what a signed-in user typed.
 */
export function readTyped<Values>(name: string, schema: z.core.$ZodType<Values>): Values | null {
  try {
    const text = window.sessionStorage.getItem(PREFIX + name);
    if (text === null) return null;
    const { owner, values } = Stored.parse(JSON.parse(text));
    if (owner !== null && owner !== readSession()?.email) return null;
    return z.parse(schema, values);
  } catch {
    return null;
  }
}

export function storeTyped(name: string, values: unknown): void {
  const owner = readSession()?.email ?? null;
  try {
    window.sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, values }));
  } catch {
    // Blocked or full storage: the text lasts as long as the form.
  }
}

export function removeTyped(name: string): void {
  removeKeys((key) => key === PREFIX + name);
}

export function removeAllTyped(): void {
  removeKeys((key) => key.startsWith(PREFIX));
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window.sessionStorage).filter(isRemoved)) {
      window.sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage has nothing.
  }
}
