import { Component, type ReactNode } from 'react';
import { logger } from '#src/lib/logger.ts';

interface PartBoundaryProps {
  /** Stands in the part's place when it fails to load or to draw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of one part from taking the page with it. A new `key` tries again. */
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
