import { useEffect, useEffectEvent, useRef } from 'react';
import type { Property } from '#contract/property.ts';
import { HeartButton } from './heart-button.tsx';
import { useSavedOnCard } from './use-saved.ts';

interface MemberHeartProps {
  property: Property;
  /** Whether it was pressed before this code was there. */
  isAsked: boolean;
  onAsked: () => void;
}

/** For who is signed in: the heart knows what they saved, and saves. */
export function MemberHeart({ property, isAsked, onAsked }: MemberHeartProps) {
  const { isSaved, isUpdating, handleClick, setSaved } = useSavedOnCard(property);
  const ref = useRef<HTMLButtonElement>(null);

  const finishEarlyPress = useEffectEvent(() => {
    if (!isAsked) return;
    onAsked();
    setSaved(true);
    // The button that was pressed is gone, and the focus with it.
    ref.current?.focus({ preventScroll: true });
  });
  useEffect(() => finishEarlyPress(), []);

  return (
    <HeartButton
      ref={ref}
      title={property.title}
      isSaved={isSaved}
      isUpdating={isUpdating}
      onClick={handleClick}
    />
  );
}
