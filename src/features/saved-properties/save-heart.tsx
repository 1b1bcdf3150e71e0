import { Heart } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import { classNames } from '#src/lib/class-names.ts';
import { savedLabel } from './saved-label.ts';
import { useSavedOnCard } from './use-saved.ts';

/** The heart in the corner of a card's picture. */
export function SaveHeart({ property }: { property: Property }) {
  const saved = useSavedOnCard(property);
  const label = savedLabel(saved);
  return (
    <button
      type="button"
      aria-label={`${label}: ${property.title}`}
      title={label}
      aria-busy={saved.isUpdating || undefined}
      onClick={saved.handleClick}
      className="group/heart inline-flex size-11 items-center justify-center rounded-full"
    >
      <span className="inline-flex size-9 items-center justify-center rounded-full bg-surface text-ink shadow-card transition-colors group-hover/heart:text-brand">
        <Heart
          aria-hidden="true"
          className={classNames(
            'size-4.5 transition-[fill,scale] duration-200 group-active/heart:scale-85',
            saved.isSaved && 'fill-brand text-brand',
          )}
        />
      </span>
    </button>
  );
}
