import { useEffect, useRef } from 'react';

interface FocusTarget {
  /** The image whose buttons get the focus; the file input without one. */
  id?: string;
  button: 'first' | 'last';
}

/** Moves the focus when the focused button has been removed or disabled by the next render. */
export function useImageFocus() {
  const rootRef = useRef<HTMLDivElement>(null);
  const target = useRef<FocusTarget>(null);

  useEffect(() => {
    const wanted = target.current;
    target.current = null;
    const active = document.activeElement;
    if (!wanted || (active !== document.body && !active?.matches(':disabled'))) return;
    const rows = rootRef.current?.querySelectorAll<HTMLElement>('[data-image]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset.image === wanted.id);
    const buttons = row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [];
    const input = rootRef.current?.querySelector<HTMLElement>('input[type=file]');
    ([...buttons].at(wanted.button === 'last' ? -1 : 0) ?? input)?.focus();
  });

  return {
    rootRef,
    focusNext: (next: FocusTarget) => {
      target.current = next;
    },
  };
}
