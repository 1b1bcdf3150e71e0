import type { Property } from '#contract/property.ts';
import { HeartButton } from './heart-button.tsx';
import { useSavedOnCard } from './use-saved.ts';

/** For who is signed in: the heart knows what they saved, and saves. */
export function MemberHeart({ property }: { property: Property }) {
  const { isSaved, isUpdating, handleClick } = useSavedOnCard(property);
  return (
    <HeartButton
      title={property.title}
      isSaved={isSaved}
      isUpdating={isUpdating}
      onClick={handleClick}
    />
  );
}
