import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { checkConnection } from '#src/components/texts.ts';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';

interface PartProps {
  loading?: ReactNode;
  /** Shown if the part fails to load or render. Defaults to `loading`. */
  failed?: (retry: () => void) => ReactNode;
}

/** A part of a page whose code loads with its first rendering, and which can fail on its own. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = () =>
    lazy(async () => {
      // React.lazy keeps a failed import for good: the next use of this part gets a new one.
      const Part = await load().catch((error) => {
        latest = create();
        throw error;
      });
      return { default: Part };
    });
  let latest = create();

  return function LazyPart({ loading, failed = () => loading, ...props }: Props & PartProps) {
    const [part, setPart] = useState({ Part: latest, attempt: 0 });

    function retry() {
      setPart({ Part: latest, attempt: part.attempt + 1 });
    }

    return (
      <PartBoundary key={part.attempt} failed={failed(retry)}>
        <Suspense fallback={loading}>
          {/* The cast is sound: the rest of Props & PartProps without PartProps. */}
          <part.Part {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** Loads the code of a press before it is shown. Returns false, after a toast, if that fails. */
export async function loadOrToast(load: () => Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    logger.warn(failure, error);
    notify.error(failure, { description: checkConnection });
    return false;
  }
}

interface PartBoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logger.warn('A part of the page failed', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
