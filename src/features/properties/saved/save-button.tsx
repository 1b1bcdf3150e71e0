import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { Property } from '#contract/property/property.ts';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { useSession } from '#src/lib/session.ts';
import { savedPropertyQueries } from './saved-property-queries.ts';
import { useSaveToggle } from './use-kept.ts';

/** Shows 'Save' and is named 'Save Property'. */
export function SaveButton({ property }: { property: Property }) {
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
      aria-label={label}
      className={cn(buttonVariants({ variant: 'secondary' }), 'px-3!')}
    >
      <Heart className={cn('transition-[fill] duration-200', isSaved && 'fill-brand text-brand')} />
      {shortLabel}
    </button>
  );
}
