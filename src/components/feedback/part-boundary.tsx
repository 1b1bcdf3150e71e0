import { Component, type ReactNode, Suspense } from 'react';
import { logger } from '#src/lib/logger.ts';

interface PartBoundaryProps {
  /** Shown while the code of the children loads. */
  loading?: ReactNode;
  /** Shown if the children fail to load or to render; in place of it, `loading`. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Suspense and an error boundary for a part of a page. A new `key` tries again. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logger.warn('A part of the page failed', error);
  }

  override render() {
    const { loading, failed = loading, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
