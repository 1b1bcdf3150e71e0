import { CONTACT_SUPPORT } from '#contract/property-words.ts';
import { BackToProperties } from '#src/features/properties/back-to-properties.tsx';
import { DevelopmentLoadError } from '#src/features/properties/development-load-error.tsx';
import { DevelopmentSummary } from '#src/features/properties/development-summary.tsx';
import { paths } from '#src/lib/paths.ts';
import { PropertyScreen } from './property-screen.tsx';

const allDevelopments = { label: 'All new developments', to: paths.newDevelopments.href() };

export function NewDevelopmentPage() {
  return (
    <PropertyScreen
      heading="New development"
      back={<BackToProperties all={allDevelopments} />}
      summary={(property) => <DevelopmentSummary property={property} />}
      price={CONTACT_SUPPORT}
      loadError={(error, retry) => <DevelopmentLoadError error={error} onRetry={retry} />}
    />
  );
}
