import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';
import { ErrorState } from './error-state.tsx';
import { PartBoundary } from './part-boundary.tsx';

interface LazyPartProps {
  /** Imports the component. */
  load: () => Promise<ComponentType>;
  /** How near the screen it is loaded. */
  distancePx: number;
  /** Shown with a way to retry, if the import fails. */
  failureTitle: string;
  /** Reserves about the height of the part until it is loaded. */
  placeholderClassName: string;
}

/** A part of a page that is loaded when it comes near the screen. */
export function LazyPart(props: LazyPartProps) {
  const { load, distancePx, failureTitle, placeholderClassName } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(ref, distancePx);
  const [attempts, setAttempts] = useState(0);
  // React.lazy never retries a failed import, so each attempt needs a new component.
  const lazyPart = () => lazy(async () => ({ default: await load() }));
  const [Part, setPart] = useState(lazyPart);

  function retry() {
    setPart(lazyPart);
    setAttempts(attempts + 1);
    // The pressed button disappears; the focus stays where the part appears.
    ref.current?.focus({ preventScroll: true });
  }

  const placeholder = <div className={placeholderClassName} />;
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {isNear ? (
        <PartBoundary
          key={attempts}
          fallback={
            <ErrorState
              title={failureTitle}
              onRetry={retry}
              className={cn('justify-center border-none', placeholderClassName)}
            />
          }
        >
          <Suspense fallback={placeholder}>
            <Part />
          </Suspense>
        </PartBoundary>
      ) : (
        placeholder
      )}
    </div>
  );
}
