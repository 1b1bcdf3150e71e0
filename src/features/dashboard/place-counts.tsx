import { popularPlaces } from '#contract/places.ts';
import { FOR_SALE } from '#contract/property.ts';
import { paths } from '#src/lib/paths.ts';
import { StatCard } from './stat-card.tsx';

interface PlaceCountsProps {
  /** How many are for sale in each; undefined while that is not known. */
  counts: { value: string; count: number }[] | undefined;
  /** It will not be known. */
  isFailed: boolean;
}

/** How many listings are for sale in each of the five places; each count leads to those listings. */
export function PlaceCounts({ counts, isFailed }: PlaceCountsProps) {
  if (!counts && isFailed) return null;
  return (
    <section aria-label="For Sale">
      <h2 className="mb-3 font-semibold">{FOR_SALE}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-6 lg:grid-cols-5">
        {popularPlaces.map((place) => (
          <li
            key={place}
            className="max-sm:last:col-span-2 sm:max-lg:col-span-2 sm:max-lg:nth-[n+4]:col-span-3"
          >
            <StatCard
              label={place}
              count={counts && (counts.find(({ value }) => value === place)?.count ?? 0)}
              to={paths.admin.properties.href({ location: place, status: FOR_SALE })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
