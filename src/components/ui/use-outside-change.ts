import { useState } from 'react';

interface OutsideChange {
  /** What the control last sent or, since then, was given. */
  latest: string;
  markSent: (value: string) => void;
}

/**
 * For a control that is ahead of the value it is given, because what it sends takes a while to come
 * back: tells such an echo, however late, from a change made elsewhere, which the control follows.
 */
export function useOutsideChange(value: string, onOutsideChange: () => void): OutsideChange {
  const [seen, setSeen] = useState(value);
  const [awaited, setAwaited] = useState<readonly string[]>([]);

  if (value !== seen) {
    const arrived = awaited.indexOf(value);
    setSeen(value);
    setAwaited(arrived < 0 ? [] : awaited.slice(arrived + 1));
    if (arrived < 0) onOutsideChange();
  }

  return {
    latest: awaited.at(-1) ?? seen,
    markSent: (sent) => setAwaited((earlier) => [...earlier, sent]),
  };
}
