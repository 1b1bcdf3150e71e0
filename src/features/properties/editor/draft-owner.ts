const KEY = 'gida.draft-owner';

/** Stores the owner of the drafts in this browser, so that IndexedDB need not be opened to check. */
export function rememberDraftOwner(owner: string): void {
  try {
    window.localStorage.setItem(KEY, owner);
  } catch {
    // Without storage there are no drafts either.
  }
}

/** Whether another user left drafts in this browser. */
export function hasDraftsOfOthers(owner: string): boolean {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored !== null && stored !== owner;
  } catch {
    return false;
  }
}
