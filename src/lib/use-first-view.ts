import { useDeferredValue, useState } from 'react';
import { isInFirstView } from './early-answers.ts';

interface FirstView {
  /** Whether the visit began here, so that no scroll position needs to be found again. */
  isFirstView: boolean;
  /** On a first view false when the page is drawn for the first time, and true right after. */
  isWhole: boolean;
}

/** Lets the page that a visit begins with draw what is seen at once before all the rest. */
export function useFirstView(): FirstView {
  const [isFirstView] = useState(isInFirstView);
  const isWhole = useDeferredValue(true, !isFirstView);
  return { isFirstView, isWhole };
}
