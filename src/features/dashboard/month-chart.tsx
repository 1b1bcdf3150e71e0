import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { readableDate } from '#src/lib/dates.ts';
import { countByMonth, countedMonths, type DayCount, lastMonths } from './month-counts.ts';
import type { PropertyOverview } from './overview-listings.tsx';
import { OverviewPanel, PanelSkeleton } from './overview-panel.tsx';
import { chart } from './texts.ts';
import type { UserStatistics } from './user-statistics-queries.ts';

const MONTHS_SHOWN = 6;

interface MonthChartProps {
  listings: UseQueryResult<PropertyOverview>;
  registrations: UserStatistics['registrations'];
}

interface Series {
  /** 'Listings'. */
  noun: string;
  days: readonly DayCount[];
  barClass: string;
}

/** New listings and registrations by month; those that fail to load are left out. */
export function MonthChart({ listings, registrations }: MonthChartProps) {
  const [isTable, setIsTable] = useState(false);
  if (listings.isPending || registrations.isPending) return <PanelSkeleton />;
  const series: Series[] = [];
  if (listings.data) {
    series.push({
      noun: chart.listings,
      days: listings.data.listed,
      barClass: 'bg-field-line',
    });
  }
  if (registrations.isSuccess) {
    series.push({
      noun: chart.registrations,
      days: registrations.data,
      barClass: 'border-[1.5px] border-b-0 border-field-line bg-surface',
    });
  }
  if (series.length === 0) return null;
  const months = lastMonths(MONTHS_SHOWN, Date.now());
  const drawn = series.filter(({ days }) => {
    const count = countByMonth(days);
    return months.some((month) => count.get(month));
  });
  const [only] = drawn.length === 1 ? drawn : [];
  const title = only ? chart.titleOfOne(only.noun) : chart.title;
  return (
    <OverviewPanel title={isTable ? chart.allMonths : title}>
      {!isTable && <Bars months={months} series={drawn} />}
      <section
        aria-label={chart.inFigures}
        // The keyboard must reach a region that scrolls.
        tabIndex={isTable ? 0 : undefined}
        className={isTable ? 'mt-3 max-h-64 overflow-y-auto' : 'sr-only'}
      >
        <Figures series={series} />
      </section>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isTable}
        onClick={() => setIsTable(!isTable)}
        className="mt-2 -mb-2 -ml-3"
      >
        {chart.showTable}
      </Button>
    </OverviewPanel>
  );
}

/** Every month, the latest first. */
function Figures({ series }: { series: readonly Series[] }) {
  const lists = series.map(({ days }) => days);
  const counts = lists.map(countByMonth);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{chart.caption}</caption>
      <thead>
        <tr className="text-muted [&>th]:border-b [&>th]:py-2 [&>th]:font-medium">
          <th scope="col" className="text-left">
            {chart.month}
          </th>
          {series.map(({ noun }) => (
            <th key={noun} scope="col" className="text-right">
              {noun}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {countedMonths(lists, Date.now())
          .reverse()
          .map((month) => (
            <tr key={month} className="[&>*]:border-b [&>*]:py-1.5">
              <th scope="row" className="text-left font-normal">
                {readableDate(month, 'month')}
              </th>
              {counts.map((count, index) => (
                <td key={series[index]?.noun} className="text-right tabular-nums">
                  {formatNumber(count.get(month) ?? 0)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The last months as bars on a common line, each with its count. */
function Bars({ months, series }: { months: readonly string[]; series: readonly Series[] }) {
  const counts = series.map(({ days }) => countByMonth(days));
  const shown = months.flatMap((month) => counts.map((count) => count.get(month) ?? 0));
  const top = Math.max(1, ...shown);
  return (
    <div aria-hidden="true" className="text-xs text-muted tabular-nums">
      {series.length > 1 && (
        <ul className="mt-1 flex min-h-4 gap-5">
          {series.map(({ noun, barClass }) => (
            <li key={noun} className="flex items-center gap-2">
              <span className={cn('size-2.5 border-b-[1.5px]!', barClass)} />
              {noun}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 grid h-36 grid-cols-6 border-b border-muted xl:h-26">
        {months.map((month) => (
          <div key={month} className="flex items-end justify-center gap-1 sm:gap-1.5">
            {series.map(({ noun, barClass }, index) => {
              const count = counts[index]?.get(month) ?? 0;
              return (
                <div key={noun} className="flex h-full w-4 flex-col justify-end sm:w-7">
                  {count > 0 && (
                    <span className="relative self-center bg-surface px-0.75 text-ink">
                      {formatNumber(count)}
                    </span>
                  )}
                  <div
                    className={cn(
                      'shrink-0',
                      count > 0 && barClass,
                      // The month that has not ended is lighter.
                      month === months.at(-1) && 'opacity-70',
                    )}
                    style={{ height: `${(count / top) * 100}%` }}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className="mt-1.5 grid grid-cols-6 text-center">
        {months.map((month) => (
          <span key={month}>
            {shortName(month)}{' '}
            {month === months.at(-1) && <span className="whitespace-nowrap">{chart.soFar}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** 'Nov' */
function shortName(month: string): string {
  return readableDate(month, 'month')?.slice(0, 3) ?? month;
}
