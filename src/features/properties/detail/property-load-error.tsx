import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { paths } from '#src/lib/paths.ts';

interface PropertyLoadErrorProps {
  error: Error;
  onRetry: () => void;
  isDevelopment?: boolean;
  /** The target of Go Back, if the page is the first of the visit. */
  listHref?: string;
}

/** Replaces the page of a property or development, whatever the failure. */
export function PropertyLoadError({
  error,
  onRetry,
  isDevelopment = false,
  listHref = paths.propertyListings.href(),
}: PropertyLoadErrorProps) {
  const navigate = useNavigate();
  const isFirstEntry = useLocation().key === 'default';
  const reason = error.message || 'Property not found';
  const goBackButton = (
    <Button onClick={() => (isFirstEntry ? navigate(listHref) : navigate(-1))}>Go Back</Button>
  );
  if (isDevelopment) {
    return (
      <ErrorState
        title="Error loading property details. Please try again later."
        titleAs="h1"
        description={reason}
        onRetry={onRetry}
        action={goBackButton}
      />
    );
  }
  return (
    <ErrorState
      title="Error Loading Property"
      titleAs="h1"
      description={
        <>
          We couldn't load the property details. Please try again later.
          <span className="mt-2 block">Error loading property: {reason}</span>
        </>
      }
      onRetry={onRetry}
      action={goBackButton}
    />
  );
}
