import { useState } from 'react';

/**
 * For a control whose changes arrive as its prop `value` after a delay. Calls `onExternalChange` if
 * `value` changes to something that the control has not sent, such as after the browser's Back.
 */
export function useExternalChange(value: string, onExternalChange: () => void) {
  const [received, setReceived] = useState(value);
  /** Sent values that have not arrived as `value`. */
  const [pending, setPending] = useState<readonly string[]>([]);

  if (value !== received) {
    const index = pending.indexOf(value);
    setReceived(value);
    setPending(index < 0 ? [] : pending.slice(index + 1));
    if (index < 0) onExternalChange();
  }

  return {
    /** The last value that the control sent; without a pending one, `value`. */
    latest: pending.at(-1) ?? received,
    markSent: (sent: string) => setPending((earlier) => [...earlier, sent]),
  };
}
