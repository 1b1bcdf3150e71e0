import { Heart } from 'lucide-react';
import type { Property } from '#contract/property.ts';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { savedLabel } from './saved-label.ts';
import { useSavedOnDetail } from './use-saved.ts';

interface SaveButtonProps {
  property: Property;
  /** The heart alone, where room is short; the words are its name. */
  isCompact?: boolean;
  className?: string;
}

/** Saves the property that a page is about. It can be pressed again while the last call runs. */
export function SaveButton({ property, isCompact = false, className }: SaveButtonProps) {
  const saved = useSavedOnDetail(property);
  const label = savedLabel(saved);
  return (
    <button
      type="button"
      aria-label={isCompact ? label : undefined}
      aria-busy={saved.isUpdating || undefined}
      onClick={saved.handleClick}
      className={classNames(
        buttonVariants({ variant: 'secondary' }),
        isCompact && 'w-11 px-0',
        className,
      )}
    >
      <Heart
        aria-hidden="true"
        className={classNames(
          'transition-[fill] duration-200',
          saved.isSaved && 'fill-brand text-brand',
        )}
      />
      {!isCompact && label}
    </button>
  );
}
