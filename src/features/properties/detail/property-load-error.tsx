import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import type { ApiError } from '#src/lib/api-error.ts';
import { paths } from '#src/lib/paths.ts';

const NOT_FOUND = 'Property not found';

interface PropertyLoadErrorProps {
  error: ApiError;
  onRetry: () => void;
  /** Where Go Back leads where nothing of ours lies behind; the listings unless told. */
  listHref?: string;
}

/** The API refused, which stays so: it says why. Any other failure may pass: it says to try again. */
export function PropertyLoadError({ error, onRetry, listHref }: PropertyLoadErrorProps) {
  const isRefused = error.status >= 400 && error.status < 500;
  const isUnexplained = error.status === 404 && !error.isServerMessage;
  const reason = isUnexplained ? NOT_FOUND : error.message || NOT_FOUND;
  return isRefused ? (
    <ErrorState
      title={`Error loading property: ${reason}`}
      action={<GoBackButton listHref={listHref} />}
    />
  ) : (
    <ErrorState
      title="Error Loading Property"
      description="We couldn't load the property details. Please try again later."
      onRetry={onRetry}
      action={<GoBackButton listHref={listHref} />}
    />
  );
}

function GoBackButton({ listHref = paths.propertyListings.href() }: { listHref?: string }) {
  const navigate = useNavigate();
  // The first entry of a visit has nothing of ours behind it.
  const isFirstEntry = useLocation().key === 'default';
  return (
    <Button onClick={() => (isFirstEntry ? navigate(listHref) : navigate(-1))}>Go Back</Button>
  );
}
