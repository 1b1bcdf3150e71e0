import * as z from 'zod/mini';
import { Property } from '#contract/property.ts';

const STORAGE_KEY = 'gida.pending-save';

/** What a guest wanted to save before they were asked to sign in. */
const PendingSave = z.object({ property: Property, returnTo: z.string() });
type PendingSave = z.infer<typeof PendingSave>;

/** Remembers it in this tab, until it is taken. */
export function keepPendingSave(pending: PendingSave): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
  } catch {
    // Where storage is refused, the visitor presses once more.
  }
}

/** What waits to be finished on the page at `address`; it is forgotten by being taken. */
export function takePendingSave(address: string): Property | null {
  try {
    const text = window.sessionStorage.getItem(STORAGE_KEY);
    const pending = text === null ? undefined : PendingSave.safeParse(JSON.parse(text)).data;
    if (pending?.returnTo !== address) return null;
    window.sessionStorage.removeItem(STORAGE_KEY);
    return pending.property;
  } catch {
    return null;
  }
}
