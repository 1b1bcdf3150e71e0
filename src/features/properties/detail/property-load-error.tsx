import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import * as texts from './texts.ts';

interface PropertyLoadErrorProps {
  error: Error;
  onRetry: () => void;
  isDevelopment?: boolean;
  /** The target of Go Back, if the page is the first of the visit. */
  listHref: string;
}

/** Replaces the page of a property or development, whatever the failure. */
export function PropertyLoadError({
  error,
  onRetry,
  isDevelopment = false,
  listHref,
}: PropertyLoadErrorProps) {
  const navigate = useNavigate();
  const isFirstEntry = useLocation().key === 'default';
  const reason = error.message || texts.unknownReason;
  return (
    <ErrorState
      title={isDevelopment ? texts.developmentLoadError : texts.loadError}
      titleAs="h1"
      description={
        isDevelopment ? (
          reason
        ) : (
          <>
            {texts.loadErrorDescription}
            <span className="mt-2 block">{texts.loadErrorReason(reason)}</span>
          </>
        )
      }
      onRetry={onRetry}
      action={
        <Button onClick={() => (isFirstEntry ? navigate(listHref) : navigate(-1))}>
          {texts.goBack}
        </Button>
      }
    />
  );
}
