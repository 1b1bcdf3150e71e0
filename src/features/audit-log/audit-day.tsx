import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { cn } from '#src/lib/class-names.ts';
import { lagosDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { auditActionOf } from './audit-actions.ts';
import { auditSentence, type SentencePart } from './audit-sentence.ts';
import * as texts from './texts.ts';

interface AuditDayProps {
  day: string;
  /** The latest first. */
  events: readonly AuditEvent[];
  renderAction: (event: AuditEvent) => ReactNode;
}

/** The events of a day under its name; on wide screens beside it. */
export function AuditDay({ day, events, renderAction }: AuditDayProps) {
  return (
    <section className="border-y pt-3 max-md:-mx-4 max-md:px-4 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:pt-0">
      <h2 className="text-sm font-semibold max-lg:mb-1 lg:py-2.75">{day}</h2>
      <ol className="[&>li+li]:border-t">
        {withRepeatedLogins(events).map(([event, ...earlier]) => (
          <AuditEntry key={event.id} event={event} earlier={earlier} action={renderAction(event)} />
        ))}
      </ol>
    </section>
  );
}

type Run = [latest: AuditEvent, ...earlier: AuditEvent[]];

/** Logins of one user in a row, from the same device and address, are one entry. */
function withRepeatedLogins(events: readonly AuditEvent[]): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run && isSameLogin(run[0], event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

function isSameLogin(one: AuditEvent, other: AuditEvent): boolean {
  return (
    one.action === 'signed-in' &&
    other.action === 'signed-in' &&
    one.user?.id === other.user?.id &&
    one.device === other.device &&
    one.address === other.address
  );
}

/** '14:05' */
function timeOf({ at }: AuditEvent): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : lagosDate(time).toISOString().slice(11, 16);
}

interface AuditEntryProps {
  event: AuditEvent;
  /** The same login before it. */
  earlier: readonly AuditEvent[];
  action: ReactNode;
}

/** An event after its time, with where it came from. */
function AuditEntry({ event, earlier, action }: AuditEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timesId = useId();
  const { Icon } = auditActionOf(event.action);
  const first = earlier.at(-1);
  return (
    <li className="flex gap-3 py-2.75 text-sm">
      <time dateTime={event.at} className="w-10 shrink-0 text-muted tabular-nums">
        {timeOf(event)}
      </time>
      <Icon className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 gap-x-6 md:grid md:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <p className="inline wrap-anywhere">
            {auditSentence(event).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
              <Part key={index} part={part} isFirst={index === 0} />
            ))}
          </p>
          {first && ' '}
          {first && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={timesId}
              onClick={() => setIsOpen(!isOpen)}
              // The line keeps its height.
              className="-my-1 inline-flex min-h-7 items-center gap-1 hover:text-brand pointer-coarse:-my-3 pointer-coarse:min-h-11"
            >
              {texts.repeated(earlier.length + 1, timeOf(first))}
              <ChevronDown
                className={cn('size-4 text-muted transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          )}
          {action}
          {first && (
            <ol
              id={timesId}
              hidden={!isOpen}
              aria-label={texts.repeatedTimes}
              className="mt-1 flex flex-wrap gap-x-4 text-muted tabular-nums"
            >
              {[event, ...earlier].map((each) => (
                <li key={each.id}>
                  <time dateTime={each.at}>{timeOf(each)}</time>
                </li>
              ))}
            </ol>
          )}
        </div>
        <Origin event={event} />
      </div>
    </li>
  );
}

/** The device and the address; on phones the device, if there is one. */
function Origin({ event: { device, address } }: { event: AuditEvent }) {
  if (!device && !address) return null;
  return (
    <p className="text-muted wrap-anywhere max-md:text-xs">
      {device}
      {address && (
        <span className={cn(device && 'max-md:hidden')}>
          {/* A line may break after the dot, not before it. */}
          {device && '\u00a0· '}
          {address}
        </span>
      )}
    </p>
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
