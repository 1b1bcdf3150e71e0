import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { staleDay } from '#contract/property/freshness.ts';
import { propertyProblems } from '#contract/property/property.ts';
import { problemFixes, problemLabels } from '#contract/property/property-problems.ts';
import type {
  FoundProperties,
  PropertyStatistics,
} from '#contract/property/property-statistics.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { WholeWords } from '#src/components/ui/whole-words.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const TITLES_SHOWN = 3;

interface OverviewProblemsProps {
  /** Undefined until loaded. */
  problems: PropertyStatistics['problems'] | undefined;
  /** Undefined if the API does not count them. */
  stale: FoundProperties | undefined;
  /** Before the listings, such as new enquiries. */
  children?: ReactNode;
}

/** The listings that an admin should correct, with links to edit them. */
export function OverviewProblems({ problems, stale, children }: OverviewProblemsProps) {
  const shown = propertyProblems.filter((problem) => !problems || problems[problem].count > 0);
  const hasStale = stale !== undefined && stale.count > 0;
  return (
    <section aria-label={texts.problems.heading}>
      <h2 className="mb-3 font-semibold">{texts.problems.heading}</h2>
      <Card className="divide-y px-4 text-sm md:px-5">
        {shown.length === 0 && !hasStale && !children && (
          <p className="flex min-h-11 items-center text-muted">{texts.problems.none}</p>
        )}
        {children}
        {shown.map((problem) =>
          problems ? (
            <ProblemRow
              key={problem}
              label={problemLabels[problem]}
              href={paths.admin.properties.href({ problem })}
              found={problems[problem]}
              fix={problemFixes[problem]}
            />
          ) : (
            <div key={problem} className="flex min-h-11 items-center">
              <Skeleton className="h-4 w-full max-w-96" />
            </div>
          ),
        )}
        {hasStale && (
          <ProblemRow
            label={texts.problems.stale}
            href={paths.admin.properties.href({ unconfirmedSince: staleDay(Date.now()) })}
            found={stale}
            fix={texts.problems.confirmation}
          />
        )}
      </Card>
    </section>
  );
}

interface ProblemRowProps {
  label: string;
  /** The listings in the table. */
  href: string;
  found: FoundProperties;
  /** The link that mends it, and the field of the form that it leads to. */
  fix: { label: string; field: string };
}

function ProblemRow({ label, href, found: { count, properties }, fix }: ProblemRowProps) {
  const titles = properties.slice(0, TITLES_SHOWN);
  return (
    <Row label={label} count={count}>
      <ul className="min-w-0 divide-y">
        {titles.map(({ _id, title }) => (
          <li key={_id} className={cn(itemClass, 'items-center gap-4 md:items-baseline')}>
            <Link
              to={paths.admin.property.href(_id)}
              title={title}
              className={cn(linkClass, 'min-w-0 grow md:min-h-11')}
            >
              <span className="line-clamp-2 text-pretty lg:line-clamp-1">
                <WholeWords text={title} />
              </span>
            </Link>
            <Link to={`${paths.admin.editProperty.href(_id)}#${fix.field}`} className={actionClass}>
              {fix.label}
              <span className="sr-only">: {title}</span>
            </Link>
          </li>
        ))}
        {count > titles.length && <AllLink to={href} count={count} />}
      </ul>
    </Row>
  );
}

/** Work that waits for staff: its latest items, and the page that lists all of them. */
export function WaitingRow({ label, count, to, action, latest }: WaitingRowProps) {
  const shown = latest.slice(0, TITLES_SHOWN);
  return (
    <Row label={label} to={to} count={count} isUrgent>
      <ul className="min-w-0 divide-y">
        {shown.map(({ sender, kind, about, when, href }) => (
          <li key={href} className={itemClass}>
            <Link
              to={href}
              className="group grid min-h-9 grow grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-2 py-1 hover:text-brand md:gap-x-4 md:py-2.75 xl:grid-cols-[12rem_minmax(0,1fr)_auto_auto] pointer-coarse:min-h-11"
            >
              <span className="truncate">
                {sender} <span className="text-muted">· {kind}</span>
              </span>{' '}
              <span
                title={about}
                className="line-clamp-3 text-pretty max-xl:col-span-3 max-xl:row-start-2 md:line-clamp-2 xl:line-clamp-1"
              >
                <WholeWords text={about} />
              </span>{' '}
              <span className="text-right whitespace-nowrap text-muted tabular-nums">{when}</span>{' '}
              <span className="text-right font-medium text-brand group-hover:underline">
                {action}
              </span>
            </Link>
          </li>
        ))}
        {count > shown.length && <AllLink to={to} count={count} />}
      </ul>
    </Row>
  );
}

interface WaitingRowProps {
  label: string;
  count: number;
  to: string;
  action: string;
  /** The latest first; empty until loaded. */
  latest: { sender: string; kind: string; about: string; when: string | null; href: string }[];
}

function AllLink({ to, count }: { to: string; count: number }) {
  return (
    <li>
      <Link to={to} className={cn(linkClass, 'font-medium text-brand md:min-h-11')}>
        {texts.problems.seeAll(count)}
      </Link>
    </li>
  );
}

interface RowProps {
  label: string;
  /** Where the label leads. */
  to?: string;
  count: number;
  /** Marked with a dot. */
  isUrgent?: boolean;
  children: ReactNode;
}

function Row({ label, to, count, isUrgent, children }: RowProps) {
  return (
    <section
      aria-label={label}
      className="grid items-baseline gap-x-4 max-md:pt-3 max-md:pb-2 md:grid-cols-[11.25rem_minmax(0,1fr)] xl:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <h3 className="pb-1 font-medium">
        {to ? (
          <Link
            to={to}
            className="inline-flex items-center hover:text-brand hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            {label}
          </Link>
        ) : (
          label
        )}
        {isUrgent && (
          <span aria-hidden="true" className="ml-2 inline-block size-2 rounded-full bg-highlight" />
        )}{' '}
        <span className="ml-1 font-normal text-muted tabular-nums">{formatNumber(count)}</span>
      </h3>
      {children}
    </section>
  );
}

const itemClass = 'flex max-md:not-first:pt-1.5 max-md:not-last:pb-1.5';
const linkClass =
  'flex min-h-9 items-center py-1 hover:text-brand hover:underline pointer-coarse:min-h-11';
const actionClass = cn(linkClass, 'font-medium whitespace-nowrap text-brand md:min-h-11');
