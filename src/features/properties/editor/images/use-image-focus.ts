import { useEffect, useRef } from 'react';

interface Goal {
  /** Which picture's tile; none for the field that takes files. */
  id?: string;
  button: 'first' | 'last';
}

/** Where the focus goes on once the button that had it is gone or disabled. */
export function usePictureFocus() {
  const rootRef = useRef<HTMLDivElement>(null);
  const goal = useRef<Goal>(null);

  useEffect(() => {
    const wanted = goal.current;
    goal.current = null;
    const active = document.activeElement;
    if (!wanted || (active !== document.body && !active?.matches(':disabled'))) return;
    const rows = rootRef.current?.querySelectorAll<HTMLElement>('[data-picture]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset.picture === wanted.id);
    const buttons = [...(row?.querySelectorAll('button') ?? [])].filter(
      ({ disabled }) => !disabled,
    );
    const files = rootRef.current?.querySelector<HTMLElement>('input[type=file]');
    (buttons.at(wanted.button === 'last' ? -1 : 0) ?? files)?.focus();
  });

  return {
    rootRef,
    goOnAt: (next: Goal) => {
      goal.current = next;
    },
  };
}
