import { Link } from 'react-router-dom';
import {
  type PropertyProblem,
  problemLabels,
  propertyProblems,
} from '#contract/property-problems.ts';
import type { CountedProperty, PropertyStatistics } from '#contract/property-statistics.ts';
import { paths } from '#src/lib/paths.ts';
import { OverviewPanel } from './overview-panel.tsx';

/** Statistics counted from a whole list lack `mostSaved`. */
export type PropertyOverview = Omit<PropertyStatistics, 'mostSaved'> &
  Partial<Pick<PropertyStatistics, 'mostSaved'>>;

const PROBLEMS_SHOWN = 5;

/** The listings with problems, and the most viewed and saved ones. */
export function OverviewListings({ listings }: { listings: PropertyOverview }) {
  const { mostViewed, mostSaved, problems } = listings;
  return (
    <>
      <section aria-label="Listings with problems" className="grid gap-3">
        <h2 className="font-semibold">Listings with problems</h2>
        <div className="grid gap-3 lg:grid-cols-3">
          {propertyProblems.map((problem) => (
            <ProblemPanel key={problem} problem={problem} found={problems[problem]} />
          ))}
        </div>
      </section>
      <section aria-label="Popular listings" className="grid gap-3">
        <h2 className="font-semibold">Popular listings</h2>
        <div className="grid gap-3 lg:grid-cols-2">
          <Ranking title="Most viewed" noun="Views" properties={mostViewed} empty="No views yet." />
          {mostSaved && (
            <Ranking title="Most saved" noun="Saves" properties={mostSaved} empty="No saves yet." />
          )}
        </div>
      </section>
    </>
  );
}

interface ProblemPanelProps {
  problem: PropertyProblem;
  found: PropertyStatistics['problems'][PropertyProblem];
}

/** The newest listings with a problem, with links to edit them. */
function ProblemPanel({ problem, found: { count, properties } }: ProblemPanelProps) {
  return (
    <OverviewPanel title={problemLabels[problem]}>
      {count === 0 ? (
        <p className="mt-2 text-sm text-muted">No listings have this problem.</p>
      ) : (
        <>
          <ul className="mt-2">
            {properties.slice(0, PROBLEMS_SHOWN).map(({ _id, title }) => (
              <li key={_id}>
                <Link
                  to={paths.admin.editProperty.href(_id)}
                  title={title}
                  className="my-1.5 line-clamp-2 text-sm text-balance hover:text-brand hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={paths.admin.properties.href({ problem })}
            className="mt-2 inline-flex h-9 items-center text-sm font-medium text-brand hover:text-brand-strong hover:underline"
          >
            {`See all ${count.toLocaleString('en-NG')}`}
          </Link>
        </>
      )}
    </OverviewPanel>
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

/** A table of counts with bars beneath the titles. */
function Ranking({ title, noun, properties, empty }: RankingProps) {
  const max = properties[0]?.count ?? 1;
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
                    className="mt-0.5 h-1 rounded-full bg-field-line"
                    style={{ width: `${(count / max) * 100}%` }}
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
