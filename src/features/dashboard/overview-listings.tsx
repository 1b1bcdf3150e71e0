import { Link } from 'react-router-dom';
import type {
  CountedProperty,
  PropertyStatistics,
} from '#contract/property/property-statistics.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { paths } from '#src/lib/paths.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { rankings } from './texts.ts';

/** Statistics counted from a whole list lack `mostSaved`. */
export type PropertyOverview = Omit<PropertyStatistics, 'mostSaved'> &
  Partial<Pick<PropertyStatistics, 'mostSaved'>>;

export function OverviewListings({ listings }: { listings: PropertyOverview }) {
  const { mostViewed, mostSaved } = listings;
  return (
    <section aria-label={rankings.heading}>
      <h2 className="mb-3 font-semibold">{rankings.heading}</h2>
      <div className="grid gap-3 lg:grid-cols-2">
        <Ranking {...rankings.mostViewed} properties={mostViewed} />
        {mostSaved && <Ranking {...rankings.mostSaved} properties={mostSaved} />}
      </div>
    </section>
  );
}

interface RankingProps {
  title: string;
  /** The heading of the counts: 'Views'. */
  noun: string;
  /** The highest count first. */
  properties: readonly CountedProperty[];
  /** Shown if there are none. */
  empty: string;
}

function Ranking({ title, noun, properties, empty }: RankingProps) {
  return (
    <OverviewPanel title={title}>
      {properties.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{empty}</p>
      ) : (
        <table className="mt-2 -mb-3 w-full table-fixed text-sm">
          <caption className="sr-only">{title}</caption>
          <colgroup>
            <col />
            <col className="w-14" />
          </colgroup>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="text-left font-normal">
                {rankings.property}
              </th>
              <th scope="col" className="text-right font-normal">
                {noun}
              </th>
            </tr>
          </thead>
          <tbody className="[counter-reset:rank]">
            {properties.map(({ _id, title: name, count }) => (
              <tr key={_id} className="border-t">
                <th scope="row" className="text-left font-normal">
                  <Link
                    to={paths.admin.property.href(_id)}
                    title={name}
                    className="flex min-h-11 items-center gap-3 [counter-increment:rank] before:w-5 before:shrink-0 before:text-muted before:tabular-nums before:content-[counter(rank)] hover:text-brand hover:underline"
                  >
                    <span className="truncate">{name}</span>
                  </Link>
                </th>
                <td className="text-right tabular-nums">{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OverviewPanel>
  );
}
