import { Heart } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { savedLabel } from './saved-label.ts';

interface HeartButtonProps {
  /** The title of the property that it is about. */
  title: string;
  isSaved?: boolean;
  isUpdating?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent) => void;
}

/** The heart in the corner of a card's picture, as a button. */
export function HeartButton({
  title,
  isSaved = false,
  isUpdating = false,
  ref,
  onClick,
}: HeartButtonProps) {
  const label = savedLabel({ isSaved, isUpdating });
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`${label}: ${title}`}
      title={label}
      aria-busy={isUpdating || undefined}
      onClick={onClick}
      className="group/heart inline-flex size-11 items-center justify-center rounded-full"
    >
      <span className="inline-flex size-9 items-center justify-center rounded-full bg-surface text-ink shadow-card transition-colors group-hover/heart:text-brand">
        <Heart
          aria-hidden="true"
          className={classNames(
            'size-4.5 transition-[fill,scale] duration-200 group-active/heart:scale-85',
            isSaved && 'fill-brand text-brand',
          )}
        />
      </span>
    </button>
  );
}
