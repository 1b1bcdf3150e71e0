import { Atlas } from '#src/components/atlas/atlas.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';

export function NothingSaved() {
  return (
    <EmptyState
      drawing={<Atlas />}
      title="You have saved nothing yet"
      action={<ButtonLink to={paths.propertyListings.href()}>View all properties</ButtonLink>}
    />
  );
}
