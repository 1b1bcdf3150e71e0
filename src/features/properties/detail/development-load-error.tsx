import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import type { ApiError } from '#src/lib/api-error.ts';
import { paths } from '#src/lib/paths.ts';

interface DevelopmentLoadErrorProps {
  error: ApiError;
  onRetry: () => void;
}

/** A refusal stays one; any other failure may pass. */
export function DevelopmentLoadError({ error, onRetry }: DevelopmentLoadErrorProps) {
  const isRefused = error.status >= 400 && error.status < 500;
  return (
    <ErrorState
      title="Error loading property details. Please try again later."
      onRetry={isRefused ? undefined : onRetry}
      action={
        <ButtonLink to={paths.newDevelopments.href()} variant={isRefused ? 'primary' : 'ghost'}>
          See all new developments
        </ButtonLink>
      }
    />
  );
}
