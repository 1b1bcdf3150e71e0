import { useEffect, useRef } from 'react';
import type { Property } from '#contract/property.ts';
import { useSavedToggle } from './use-saved-toggle.ts';

interface SaveNowProps {
  property: Property;
  onAsked: () => void;
}

/** Saves the property once, as if its button had been pressed. */
export function SaveNow({ property, onAsked }: SaveNowProps) {
  const { setSaved } = useSavedToggle(property);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    setSaved(true);
    onAsked();
  }, [setSaved, onAsked]);
  return null;
}
