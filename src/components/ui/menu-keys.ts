function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

export function focusMenuItem(menu: HTMLElement, position: 'first' | 'last'): void {
  itemsOf(menu)
    .at(position === 'first' ? 0 : -1)
    ?.focus();
}

/**
 * Moves the focus by the keys of the ARIA menu pattern: arrows, Home, End and first letters.
 * Returns false for any other key.
 */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu);
  const current = items.findIndex((item) => item.matches(':focus'));
  const target = targetIndex(items, current, key);
  if (target === undefined) return false;
  items[target]?.focus();
  return true;
}

function targetIndex(items: HTMLElement[], current: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key === 'ArrowDown') return (current + 1) % items.length;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + items.length) % items.length;
  if (key.length !== 1 || key === ' ') return undefined;
  const after = items.findIndex((item, index) => index > current && startsWith(item, key));
  const found = after >= 0 ? after : items.findIndex((item) => startsWith(item, key));
  return found >= 0 ? found : undefined;
}

function startsWith(item: HTMLElement, letter: string): boolean {
  return (item.textContent ?? '').trim().toLowerCase().startsWith(letter.toLowerCase());
}
