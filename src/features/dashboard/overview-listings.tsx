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

/** A ranking of fewer views or saves in all would be chance. */
const LEAST_COUNTS = 6;

/** A single view or save does not make a listing popular. */
const LEAST_COUNT = 2;

/** The listings in each ranking. */
const SHOWN = 5;

export function OverviewListings({ listings }: { listings: PropertyOverview }) {
  const { mostViewed, mostSaved = [] } = listings;
  const ranked = [
    { ...rankings.mostViewed, properties: mostViewed },
    { ...rankings.mostSaved, properties: mostSaved },
  ].filter(({ properties }) => sumOf(properties) >= LEAST_COUNTS && areRanked(properties));
  if (ranked.length === 0) return null;
  return (
    <section aria-label={rankings.heading}>
      <h2 className="mb-3 font-semibold">{rankings.heading}</h2>
      <div className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col">
        {ranked.map((ranking) => (
          <Ranking key={ranking.title} {...ranking} />
        ))}
      </div>
    </section>
  );
}

function sumOf(properties: readonly CountedProperty[]): number {
  return properties.reduce((sum, { count }) => sum + count, 0);
}

/** Whether the counts differ, so that they rank the properties. */
function areRanked(properties: readonly CountedProperty[]): boolean {
  return properties.length === 1 || new Set(properties.map(({ count }) => count)).size > 1;
}

interface RankingProps {
  title: string;
  /** The heading of the counts: 'Views'. */
  noun: string;
  /** The highest count first. */
  properties: readonly CountedProperty[];
}

function Ranking({ title, noun, properties }: RankingProps) {
  const highest = properties[0]?.count ?? 0;
  const shown = properties.filter(({ count }) => count >= LEAST_COUNT).slice(0, SHOWN);
  return (
    <OverviewPanel title={title}>
      <table className="mt-2 -mb-3 w-full table-fixed text-sm">
        <caption className="sr-only">{title}</caption>
        <colgroup>
          <col />
          <col className="w-14 sm:w-1/3" />
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
          {shown.map(({ _id, title: name, count }) => (
            <tr key={_id} className="border-t">
              <th scope="row" className="text-left font-normal">
                <Link
                  to={paths.admin.property.href(_id)}
                  title={name}
                  className="flex min-h-11 items-center gap-3 pr-4 [counter-increment:rank] before:w-5 before:shrink-0 before:text-muted before:tabular-nums before:content-[counter(rank)] hover:text-brand hover:underline"
                >
                  <span className="line-clamp-2 text-pretty md:line-clamp-1">{name}</span>
                </Link>
              </th>
              <td className="text-right tabular-nums">
                <span className="flex items-center justify-end">
                  <span aria-hidden="true" className="flex-1 max-sm:hidden">
                    <span
                      className="block h-2 bg-field-line"
                      style={{ width: `${(count / highest) * 100}%` }}
                    />
                  </span>
                  <span className="min-w-12">{formatNumber(count)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </OverviewPanel>
  );
}
