import { BackToProperties } from '#src/features/properties/detail/back-to-properties.tsx';
import { DevelopmentLoadError } from '#src/features/properties/detail/development-load-error.tsx';
import { paths } from '#src/lib/paths.ts';
import { PropertyScreen } from './property-screen.tsx';

const allDevelopments = { label: 'All new developments', to: paths.newDevelopments.href() };

export function NewDevelopmentPage() {
  return (
    <PropertyScreen
      heading="New development"
      back={<BackToProperties all={allDevelopments} />}
      hidesEveryPrice
      loadError={(error, retry) => <DevelopmentLoadError error={error} onRetry={retry} />}
    />
  );
}
