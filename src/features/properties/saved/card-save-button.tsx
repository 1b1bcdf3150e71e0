import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { Property } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';
import { useSession } from '#src/lib/session.ts';
import { savedPropertyQueries } from './saved-property-queries.ts';
import { useSaveToggle } from './use-kept.ts';

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
