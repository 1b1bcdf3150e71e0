import { BackToProperties } from '#src/features/properties/detail/back-to-properties.tsx';
import { PropertyLoadError } from '#src/features/properties/detail/property-load-error.tsx';
import { PropertyScreen } from './property-screen.tsx';

export function PropertyPage() {
  return (
    <PropertyScreen
      heading="Property"
      back={<BackToProperties />}
      loadError={(error, retry) => <PropertyLoadError error={error} onRetry={retry} />}
    />
  );
}
