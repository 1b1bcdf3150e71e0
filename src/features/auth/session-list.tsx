import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { AccountSession } from '#contract/endpoints/account.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { recentMoment } from '#src/lib/days/recent-dates.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { useEndAllSessions, useEndOneSession } from './account-mutations.ts';
import { accountQueries } from './account-queries.ts';
import * as texts from './texts.ts';

/** This device and the two that were used last. */
const MAX_SHOWN = 3;

interface SessionListProps {
  /** Called before all sessions end, this one included. */
  onEndAll: () => void;
}

export function SessionList({ onEndAll }: SessionListProps) {
  const { data: sessions, error, refetch } = useQuery(accountQueries.sessions());
  // An ended session is removed with its focused button.
  const listRef = useKeptFocus<HTMLUListElement>(sessions && `${sessions.length}`);
  const all = useEndAllSessions(onEndAll);
  const [isWhole, setIsWhole] = useState(false);
  if (error && !sessions) return <ErrorState title={error.message} onRetry={refetch} />;
  if (!sessions) return <Spinner />;
  const ordered = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const shown = isWhole ? ordered : ordered.slice(0, MAX_SHOWN);
  return (
    <>
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label={texts.sessions.label}
        className="divide-y outline-none"
      >
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              // The pressed button is unmounted.
              listRef.current?.focus({ preventScroll: true });
              setIsWhole(true);
            }}
            className="-ml-3"
          >
            {texts.sessions.showMore(sessions.length - shown.length)}
          </Button>
        </div>
      )}
      <Button
        variant="secondary"
        isBusy={all.isPending}
        onClick={() => all.mutate()}
        className="mt-6"
      >
        {texts.sessions.logOutEverywhere}
      </Button>
    </>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const { device, lastUsedAt, isCurrent } = session;
  const end = useEndOneSession();
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0">
      <MonitorSmartphone className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent && <Badge tone="success">{texts.sessions.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {texts.sessions.lastUsed(recentMoment(lastUsedAt) ?? lastUsedAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="ghost"
          size="sm"
          isBusy={end.isPending}
          onClick={() => end.mutate(session)}
          // Its text ends where the lines do.
          className="-mr-3"
        >
          {texts.sessions.logOut}
          <span className="sr-only">{device}</span>
        </Button>
      )}
    </li>
  );
}
