import { useEffect, useState } from 'react';

type LongPropertyGrid = typeof import('./long-property-grid.tsx').LongPropertyGrid;

let loaded: LongPropertyGrid | undefined;

/**
 * The grid for long lists, which only APIs that answer whole lists need; null until it is loaded.
 * React's own `lazy` would hold it back for a moment even where it came along with the list.
 */
export function useLongPropertyGrid(isWanted: boolean): LongPropertyGrid | null {
  const [failure, setFailure] = useState<{ cause: unknown }>();
  const [, setIsLoaded] = useState(loaded !== undefined);
  if (failure) throw failure.cause;

  useEffect(() => {
    if (!isWanted || loaded) return;
    import('./long-property-grid.tsx').then(
      ({ LongPropertyGrid }) => {
        loaded = LongPropertyGrid;
        setIsLoaded(true);
      },
      (cause) => setFailure({ cause }),
    );
  }, [isWanted]);

  return loaded ?? null;
}
