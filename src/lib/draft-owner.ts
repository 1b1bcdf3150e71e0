const KEY = 'gida.draft-owner';

/** Notes whose drafts this browser keeps, so that nothing has to be opened to know it. */
export function rememberDraftOwner(owner: string): void {
  try {
    window.localStorage.setItem(KEY, owner);
  } catch {
    // Who stores nothing keeps no drafts either.
  }
}

/** Whether somebody else left drafts in this browser. */
export function hasDraftsOfOthers(owner: string): boolean {
  try {
    const known = window.localStorage.getItem(KEY);
    return known !== null && known !== owner;
  } catch {
    return false;
  }
}
