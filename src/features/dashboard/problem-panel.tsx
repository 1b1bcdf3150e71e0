import { Link } from 'react-router-dom';
import type { PropertyProblem } from '#contract/property-problems.ts';
import type { PropertyStatistics } from '#contract/property-statistics.ts';
import { paths } from '#src/lib/paths.ts';
import { OverviewPanel } from './overview-panel.tsx';

const SHOWN = 5;

interface ProblemPanelProps {
  label: string;
  problem: PropertyProblem;
  found: PropertyStatistics['problems'][PropertyProblem];
}

/** The newest listings that have a problem, each leading to where it is mended. */
export function ProblemPanel({ label, problem, found }: ProblemPanelProps) {
  const { count, properties } = found;
  return (
    <OverviewPanel title={label}>
      {count === 0 ? (
        <p className="mt-2 text-sm text-muted">None. All is well.</p>
      ) : (
        <>
          <ul className="mt-2">
            {properties.slice(0, SHOWN).map(({ _id, title }) => (
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
