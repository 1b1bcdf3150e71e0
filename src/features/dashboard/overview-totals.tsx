import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FOR_SALE, propertyStatuses } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { popularLocations } from '#contract/search/locations.ts';
import type { FacetCount } from '#contract/search/property-facets.ts';
import { Card } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { textLinkClass } from '#src/components/ui/text-link.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { totals } from './texts.ts';
import type { UserStatistics } from './user-statistics-queries.ts';

interface CountedPage {
  total: number;
}

interface OverviewTotalsProps {
  byStatus: UseQueryResult<CountedPage & { statuses: FacetCount[]; unpublished: number }>;
  forSale: UseQueryResult<CountedPage & { facets: { location?: FacetCount[] } }>;
  users: UserStatistics;
  /** One more sentence. */
  children?: ReactNode;
}

/** Totals, each with the counts that add up to it; those that fail to load are hidden. */
export function OverviewTotals({ byStatus, forSale, users, children }: OverviewTotalsProps) {
  const hasUnpublished = (byStatus.data?.unpublished ?? 0) > 0;
  // The table also has the properties that are not published.
  const hrefOf: HrefOf = (filter) =>
    properties.href(hasUnpublished ? { ...filter, published: 'yes' } : filter);
  return (
    <Card className="grid content-start gap-2.5 px-4 py-4 md:px-5">
      {!byStatus.isLoadingError && <TotalSentence {...statusTotals(byStatus.data, hrefOf)} />}
      {!forSale.isLoadingError && (
        <section aria-label={FOR_SALE}>
          <TotalSentence {...locationTotals(forSale.data, hrefOf)} />
        </section>
      )}
      {!(users.total.isError && users.active.isError) && <TotalSentence {...userTotals(users)} />}
      {children && <p className={sentenceClass}>{children}</p>}
    </Card>
  );
}

/** The published properties of a search in the table. */
type HrefOf = (filter: Record<string, string>) => string;

interface Figure {
  label: string;
  /** Undefined until loaded. */
  count: number | undefined;
  to?: string;
}

interface Totals {
  /** Absent if it failed to load. */
  total?: Figure;
  /** In place of a total that another sentence has. */
  lead?: string;
  /** The counts that the total includes. */
  parts: Figure[];
  /** In place of a part that would repeat the total. */
  note?: string;
}

const { properties, userList } = paths.admin;

/** Placeholders of the counts until they load. */
const unknownCounts = propertyStatuses.map((value) => ({ value, count: undefined }));

function statusTotals(found: OverviewTotalsProps['byStatus']['data'], hrefOf: HrefOf): Totals {
  const unpublished = found?.unpublished ?? 0;
  const parts: Figure[] = (found ? inStatusOrder(found.statuses) : unknownCounts).map(
    ({ value, count }) => ({ label: value, count, to: hrefOf({ status: value }) }),
  );
  const others = (found?.total ?? 0) - sumOf(found?.statuses);
  if (others > 0) {
    parts.push({ label: totals.noStatus, count: others, to: hrefOf({ problem: 'noStatus' }) });
  }
  if (unpublished > 0) {
    const to = properties.href({ published: 'no' });
    parts.push({ label: totals.notPublished, count: unpublished, to });
  }
  const total = found && found.total + unpublished;
  return { total: { label: totals.properties, count: total, to: properties.href() }, parts };
}

/** The listings for sale in each popular location, the most first, and elsewhere. */
function locationTotals(found: OverviewTotalsProps['forSale']['data'], hrefOf: HrefOf): Totals {
  const counts = found?.facets.location;
  const parts: Figure[] = popularLocations.map((location) => ({
    label: totals.place(location),
    count: counts && (counts.find(({ value }) => value === location)?.count ?? 0),
    to: hrefOf({ location, status: FOR_SALE }),
  }));
  parts.sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const elsewhere = found && Math.max(0, found.total - sumOf(counts));
  return {
    lead: totals.forSaleByPlace,
    parts: [...parts, { label: totals.elsewhere, count: elsewhere }],
  };
}

function userTotals({ total, active }: UserStatistics): Totals {
  const [all, activeCount] = [total.data?.total, active.data?.total];
  const sum = { label: totals.users, count: all, to: userList.href() };
  if (all !== undefined && all > 0 && all === activeCount) {
    return { total: sum, parts: [], note: totals.allActive };
  }
  const parts: Figure[] = [];
  if (!active.isError) {
    const label = total.isError ? totals.activeUsers : totals.active;
    parts.push({ label, count: activeCount });
  }
  if (all !== undefined && activeCount !== undefined && all > activeCount) {
    parts.push({ label: totals.notActive, count: all - activeCount });
  }
  return { total: total.isError ? undefined : sum, parts };
}

const sentenceClass = 'leading-8 text-pretty';

function TotalSentence({ total, lead, parts, note }: Totals) {
  const figures = total ? [total, ...parts] : parts;
  if (figures.some(({ count }) => count === undefined)) {
    return <Skeleton className="my-1.5 h-5 w-full max-w-160" />;
  }
  return (
    <p className={sentenceClass}>
      {lead}
      {total && (
        <>
          <Count {...total} />
          {parts.length > 0 && ': '}
          {note}
        </>
      )}
      {parts.map((part, index) => (
        <Fragment key={part.label}>
          {index > 0 && (index === parts.length - 1 ? totals.and : ', ')}
          <Count {...part} />
        </Fragment>
      ))}
      .
    </p>
  );
}

function Count({ label, count, to }: Figure) {
  const number = formatNumber(count);
  const className = 'whitespace-nowrap tabular-nums';
  if (!to) {
    return (
      <span className={className}>
        {number} {label}
      </span>
    );
  }
  return (
    <Link to={to} className={cn(className, textLinkClass)}>
      <span className="font-semibold">{number}</span> {label}
    </Link>
  );
}

function sumOf(counts: readonly FacetCount[] = []): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The specified statuses first, then those of other APIs. */
function inStatusOrder(statuses: readonly FacetCount[]): FacetCount[] {
  const known: readonly string[] = propertyStatuses;
  const rankOf = ({ value }: FacetCount) =>
    known.includes(value) ? known.indexOf(value) : known.length;
  return statuses.toSorted((a, b) => rankOf(a) - rankOf(b));
}
