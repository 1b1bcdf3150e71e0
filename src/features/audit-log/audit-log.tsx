import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { daysSince } from '#contract/property/age.ts';
import { searchDatesUrl, withOrderedDates } from '#contract/search/url-dates.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { PagedList } from '#src/components/feedback/paged-list.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { today, yesterday } from '#src/lib/days/recent-dates.ts';
import { paths } from '#src/lib/paths.ts';
import { readUrlState, urlValue } from '#src/lib/url-state.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';
import { AuditDay } from './audit-day.tsx';
import { auditEventQueries } from './audit-event-queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import * as texts from './texts.ts';

const text = z.string().check(z.minLength(1));
const AuditFilterState = z
  .object({
    action: urlValue(text),
    user: urlValue(text),
    property: urlValue(text),
    ...searchDatesUrl,
  })
  .check(z.overwrite(withOrderedDates));
const noFilter = readUrlState(AuditFilterState, new URLSearchParams());

interface AuditLogProps {
  /** What can be done about an event; `refresh` loads the events again. */
  renderAction: (event: AuditEvent, refresh: () => void) => ReactNode;
}

/** The events, the latest first. */
export function AuditLog({ renderAction }: AuditLogProps) {
  const [filter, change] = useUrlState(AuditFilterState);
  const query = useInfiniteQuery({
    ...auditEventQueries.list(filter),
    placeholderData: keepPreviousData,
  });
  const events = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      <AuditFilters filter={filter} onChange={change} events={events} />
      <PagedList
        query={query}
        failed={texts.failed}
        empty={
          <EmptyState
            icon={<History />}
            title={isFiltered ? texts.noneFound : texts.none}
            description={isFiltered ? texts.keptFor : texts.noneHint}
            action={
              isFiltered ? (
                <Button onClick={() => change(noFilter)}>{texts.clearFilters}</Button>
              ) : (
                <ButtonLink to={paths.admin.properties.href()}>{texts.toProperties}</ButtonLink>
              )
            }
          />
        }
      >
        <section aria-label={texts.events} className="grid gap-3 lg:gap-2">
          {[...byDay(events)].map(([day, eventsOfDay]) => (
            <AuditDay
              key={day}
              day={day}
              events={eventsOfDay}
              joinsUsers={!isFiltered}
              renderAction={(event) => renderAction(event, query.refetch)}
            />
          ))}
        </section>
      </PagedList>
    </>
  );
}

/** The events by their day in Lagos, in the order of the list. */
function byDay(events: readonly AuditEvent[]): Map<string, AuditEvent[]> {
  const days = new Map<string, AuditEvent[]>();
  const now = Date.now();
  for (const event of events) {
    const ago = daysSince(event.at, now);
    const recent = ago === 0 ? today : ago === 1 ? yesterday : null;
    const day = recent ?? readableDate(event.at, 'longDay') ?? texts.noDay;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}
