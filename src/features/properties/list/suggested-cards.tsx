import type { Property } from '#contract/property.ts';
import { PropertyCard } from './property-card.tsx';

/** Up to three cards below a heading of level 2; two beside each other leave out the third. */
export function SuggestedCards({ properties }: { properties: readonly Property[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {properties.map((property) => (
        <li key={property._id} className="md:last:max-lg:nth-[3]:hidden">
          <PropertyCard property={property} titleAs="h3" />
        </li>
      ))}
    </ul>
  );
}
