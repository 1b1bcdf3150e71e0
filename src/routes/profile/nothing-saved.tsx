import { popularLocations } from '#contract/search/locations.ts';
import { Atlas } from '#src/components/atlas/atlas.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

export function NothingSaved() {
  return (
    <EmptyState
      drawing={<Atlas locations={popularLocations} />}
      title={texts.saved.none}
      description={texts.saved.noneHint}
      action={<ButtonLink to={paths.propertyListings.href()}>{texts.saved.viewAll}</ButtonLink>}
    />
  );
}
