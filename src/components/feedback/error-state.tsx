import { RotateCw, TriangleAlert } from 'lucide-react';
import * as texts from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

interface ErrorStateProps extends Omit<EmptyStateProps, 'icon' | 'isError'> {
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** A failure, with a button that tries again before `action`. */
export function ErrorState({ onRetry, isRetrying, action, ...state }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
      {!isRetrying && <RotateCw />}
      {texts.tryAgain}
    </Button>
  );
  return (
    <EmptyState
      {...state}
      isError
      icon={<TriangleAlert />}
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    />
  );
}
