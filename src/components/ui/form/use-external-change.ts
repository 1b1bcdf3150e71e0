import { useState } from 'react';

interface ExternalChange {
  /** The last value that the control sent or received. */
  latest: string;
  markSent: (value: string) => void;
}

/**
 * For a control that shows a newer value than its prop while its change is pending. Calls
 * `onExternalChange` when the prop changes to a value that the control has not sent.
 */
export function useExternalChange(value: string, onExternalChange: () => void): ExternalChange {
  const [received, setReceived] = useState(value);
  const [pending, setPending] = useState<readonly string[]>([]);

  if (value !== received) {
    const index = pending.indexOf(value);
    setReceived(value);
    setPending(index < 0 ? [] : pending.slice(index + 1));
    if (index < 0) onExternalChange();
  }

  return {
    latest: pending.at(-1) ?? received,
    markSent: (sent) => setPending((earlier) => [...earlier, sent]),
  };
}
