import { Component, type ReactNode } from 'react';
import { logger } from '#src/lib/logger.ts';

interface PartBoundaryProps {
  /** Rendered in place of children that fail to load or to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary for a part of a page. A new `key` tries again. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logger.warn('A part of the page failed', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
