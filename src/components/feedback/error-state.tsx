import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#src/components/texts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';

interface ErrorStateProps {
  title: string;
  /** The page's heading, where the error takes the page's place. */
  titleAs?: 'p' | 'h1';
  description?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** A second button, such as Go Back. */
  action?: ReactNode;
  className?: string;
}

export function ErrorState({
  title,
  titleAs: Title = 'p',
  description,
  onRetry,
  isRetrying,
  action,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-center gap-2 rounded-card border px-6 py-14 text-center',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="mb-3 flex size-12 items-center justify-center rounded-full bg-warning-soft text-warning"
      >
        <CloudAlert className="size-6" />
      </span>
      <Title className="text-lg font-semibold">{title}</Title>
      {description && <p className="max-w-measure text-sm text-muted">{description}</p>}
      {(onRetry || action) && (
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
              {!isRetrying && <RotateCw aria-hidden="true" />}
              {texts.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
