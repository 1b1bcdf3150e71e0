import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { daysSince } from '#contract/property/freshness.ts';
import { searchDatesUrl, withOrderedDates } from '#contract/search/url-dates.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Freshness } from '#src/components/ui/freshness.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/lib/class-names.ts';
import { lagosDate, readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { readUrlState, urlValue, useUrlState } from '#src/lib/use-url-state.ts';
import { auditActionOf } from './audit-actions.ts';
import { auditEventQueries } from './audit-event-queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditSentence, type SentencePart } from './audit-sentence.ts';
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
      {events.length > 0 ? (
        <section
          aria-label={texts.events}
          aria-busy={query.isPlaceholderData}
          className={cn('grid gap-6 transition-opacity', query.isPlaceholderData && 'opacity-55')}
        >
          {[...byDay(events)].map(([day, eventsOfDay]) => (
            <section key={day}>
              <h2 className="mb-2 text-sm font-semibold">{day}</h2>
              <ol className="-mx-4 border-t md:mx-0">
                {eventsOfDay.map((event) => (
                  <AuditEntry
                    key={event.id}
                    event={event}
                    action={renderAction(event, query.refetch)}
                  />
                ))}
              </ol>
            </section>
          ))}
        </section>
      ) : query.isPending ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton radius="card" className="h-[60dvh]" />
        </div>
      ) : query.isError ? (
        <ErrorState
          title={texts.failed}
          description={query.error.message}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      ) : (
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
      )}
      {query.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        </div>
      )}
      <div className="mt-6">
        <Freshness
          updatedAt={query.dataUpdatedAt}
          isRefreshing={query.isRefetching}
          onRefresh={query.refetch}
        />
      </div>
    </>
  );
}

/** The events by their day in Lagos, in the order of the list. */
function byDay(events: readonly AuditEvent[]): Map<string, AuditEvent[]> {
  const days = new Map<string, AuditEvent[]>();
  const now = Date.now();
  for (const event of events) {
    const ago = daysSince(event.at, now);
    const recent = ago === 0 ? texts.today : ago === 1 ? texts.yesterday : null;
    const day = recent ?? readableDate(event.at, 'longDay') ?? texts.noDay;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/** '14:05' */
function timeOf(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : lagosDate(time).toISOString().slice(11, 16);
}

/** An event after its time, with its device and address. */
function AuditEntry({ event, action }: { event: AuditEvent; action: ReactNode }) {
  const { Icon } = auditActionOf(event.action);
  // A line may break after a dot, not before it.
  const origin = [event.device, event.address].filter(Boolean).join('\u00a0· ');
  return (
    <li className="flex gap-3 border-b px-4 py-2.75 text-sm md:px-0">
      <time dateTime={event.at} className="w-10 shrink-0 text-muted tabular-nums">
        {timeOf(event.at)}
      </time>
      <Icon className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="inline wrap-anywhere">
          {auditSentence(event).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
            <Part key={index} part={part} isFirst={index === 0} />
          ))}
        </p>
        {origin && (
          <span className="text-muted max-sm:block">
            <span className="max-sm:hidden">{'\u00a0· '}</span>
            {origin}
          </span>
        )}
        {action}
      </div>
    </li>
  );
}

function Part({ part, isFirst }: { part: SentencePart; isFirst: boolean }) {
  const { mentions } = texts;
  if (typeof part === 'string') return part;
  if ('title' in part) {
    const { _id, title } = part;
    return <Mention to={paths.admin.property.href(_id)}>{title || mentions.property}</Mention>;
  }
  const { id, fullName, isDeleted } = part;
  if (fullName === null) return isFirst ? mentions.deletedAccountAtStart : mentions.deletedAccount;
  if (isDeleted) return <span className="font-medium">{fullName}</span>;
  return <Mention to={paths.admin.user.href(id)}>{fullName}</Mention>;
}

function Mention({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium underline-offset-4 hover:text-brand hover:underline">
      {children}
    </Link>
  );
}
