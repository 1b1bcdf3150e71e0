import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';

/** From here on only the button loads more, so that the footer can be reached. */
const LOADS_BY_ITSELF_UP_TO = 96;

interface LoadMoreProps {
  shown: number;
  total: number;
  isLoading: boolean;
  /** The end of the list is about to come into view. */
  onNear: () => void;
  onPress: () => void;
}

/** Loads the next properties as the visitor nears the end of those shown, and on a button. */
export function LoadMore({ shown, total, isLoading, onNear, onPress }: LoadMoreProps) {
  const endRef = useRef<HTMLDivElement>(null);
  const loadNext = useEffectEvent(onNear);

  // Watches anew only after properties have arrived: a failed load waits for the button.
  useEffect(() => {
    if (!endRef.current || shown >= LOADS_BY_ITSELF_UP_TO) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadNext(),
      { rootMargin: '600px' },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [shown]);

  return (
    <div ref={endRef} className="mt-10 flex flex-col items-center gap-3">
      <p className="text-sm text-muted tabular-nums">
        {shown.toLocaleString('en-NG')} of {total.toLocaleString('en-NG')} shown
      </p>
      <Button variant="secondary" isBusy={isLoading} onClick={onPress}>
        Show more
      </Button>
    </div>
  );
}
