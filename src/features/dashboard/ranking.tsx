import { Link } from 'react-router-dom';
import type { CountedProperty } from '#contract/property-statistics.ts';
import { paths } from '#src/lib/paths.ts';
import { OverviewPanel } from './overview-panel.tsx';

interface RankingProps {
  title: string;
  /** What is counted: 'Views'. */
  noun: string;
  /** The most first. */
  properties: readonly CountedProperty[];
  /** Said where there are none. */
  empty: string;
}

/** The properties with the most of something: a table whose figures have bars behind them. */
export function Ranking({ title, noun, properties, empty }: RankingProps) {
  const most = properties[0]?.count ?? 1;
  return (
    <OverviewPanel title={title}>
      {properties.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">{empty}</p>
      ) : (
        <table className="mt-3 w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Property</th>
              <th scope="col">{noun}</th>
            </tr>
          </thead>
          <tbody>
            {properties.map(({ _id, title: name, count }) => (
              <tr key={_id}>
                <th scope="row" className="max-w-0 py-1.5 text-left font-normal">
                  <Link
                    to={paths.admin.property.href(_id)}
                    title={name}
                    className="line-clamp-2 py-0.5 text-balance hover:text-brand hover:underline"
                  >
                    {name}
                  </Link>
                  <div
                    aria-hidden="true"
                    className="mt-0.5 h-1 rounded-full bg-muted"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </th>
                <td className="w-16 py-1.5 text-right align-top tabular-nums">
                  {count.toLocaleString('en-NG')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OverviewPanel>
  );
}
