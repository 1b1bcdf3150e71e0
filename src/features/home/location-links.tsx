import { FOR_SALE } from '#contract/property/property.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

export function LocationLinks({ locations }: { locations: readonly string[] }) {
  return (
    <ul aria-label={texts.popularLocations} className="flex flex-wrap gap-1.5">
      {locations.map((location) => (
        <li key={location}>
          <ButtonLink
            to={paths.propertyListings.href({ location, status: FOR_SALE })}
            variant="secondary"
            className="rounded-full! max-md:px-2.5!"
          >
            {location}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
