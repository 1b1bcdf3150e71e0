import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Property } from '#contract/property/property.ts';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useSession } from '#src/lib/session.ts';
import { savedPropertyQueries } from './saved-property-queries.ts';
import * as texts from './texts.ts';
import { useKept } from './use-kept.ts';

interface SaveButtonProps {
  property: Property;
  /** Shows 'Save' instead of 'Save Property'. */
  isShort?: boolean;
}

export function SaveButton({ property, isShort = false }: SaveButtonProps) {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({
    ...savedPropertyQueries.state(property._id),
    enabled: isSignedIn,
  });
  const { isSaved, label, shortLabel, ...button } = useSaveToggle(property, data?.saved);
  return (
    <button
      {...button}
      type="button"
      aria-label={isShort ? label : undefined}
      className={cn(buttonVariants({ variant: 'secondary' }), 'px-3!')}
    >
      <Heart className={cn('transition-[fill] duration-200', isSaved && 'fill-brand text-brand')} />
      {isShort ? shortLabel : label}
    </button>
  );
}

/** Saves the property of a card, in the corner of its photo. */
export function CardSaveButton({ property }: { property: Property }) {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({
    ...savedPropertyQueries.listForCards(),
    enabled: isSignedIn,
    select: (list) => list.some(({ _id }) => _id === property._id),
  });
  const { isSaved, label, shortLabel, ...button } = useSaveToggle(property, data);
  return (
    <button
      {...button}
      type="button"
      aria-label={`${label}: ${property.title}`}
      className="group/save inline-flex h-11 items-center px-1"
    >
      <span className="inline-flex h-8 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-medium whitespace-nowrap text-ink shadow-card transition-colors group-hover/save:text-brand">
        <Heart
          className={cn(
            'size-4 transition-[fill,scale] duration-200 group-active/save:scale-85',
            isSaved && 'fill-brand text-brand',
          )}
        />
        {shortLabel}
      </span>
    </button>
  );
}

/** A button that stays enabled while a call is pending. */
function useSaveToggle(property: Property, savedState?: boolean) {
  const { isKept, isUpdating, setKept } = useKept(property, savedState);
  const label = isUpdating ? texts.updating : isKept ? texts.saved : texts.save;

  function handleClick({ detail }: MouseEvent) {
    // The second click of a double click would undo the first.
    if (detail <= 1) setKept(!isKept);
  }

  return {
    isSaved: isKept,
    label,
    shortLabel: label === texts.save ? texts.saveShort : label,
    'aria-busy': isUpdating || undefined,
    onClick: handleClick,
  };
}
