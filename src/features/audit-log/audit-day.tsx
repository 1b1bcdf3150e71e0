import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AuditEvent, UNKNOWN_DEVICE } from '#contract/endpoints/audit-log.ts';
import { textLinkClass } from '#src/components/ui/text-link.ts';
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
  /** Whether logins of several users in a row are one entry. */
  joinsUsers: boolean;
  renderAction: (event: AuditEvent) => ReactNode;
}

/** The events of a day under its name; on wide screens beside it. */
export function AuditDay({ day, events, joinsUsers, renderAction }: AuditDayProps) {
  return (
    <section className="border-t pt-3 max-md:-mx-4 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:pt-0">
      <h2 className="text-sm font-semibold max-lg:mb-1 max-md:px-4 lg:py-2.75">{day}</h2>
      <ol className="[&>li+li]:border-t">
        {withLoginRuns(events, joinsUsers).map(([event, ...earlier]) => (
          <AuditEntry key={event.id} event={event} earlier={earlier} action={renderAction(event)} />
        ))}
      </ol>
    </section>
  );
}

type Run = [latest: AuditEvent, ...earlier: AuditEvent[]];

/** Logins in a row are one entry: of all users, or only of the same user, device and address. */
function withLoginRuns(events: readonly AuditEvent[], joinsUsers: boolean): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const isNext = run && isLogin(run[0]) && isLogin(event);
    if (isNext && (joinsUsers || isSameLogin(run[0], event))) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

function isLogin({ action }: AuditEvent): boolean {
  return action === 'signed-in';
}

function isSameLogin(one: AuditEvent, other: AuditEvent): boolean {
  return one.user?.id === other.user?.id && commonOrigin([one, other]) !== null;
}

const routineActions = ['signed-in', 'signed-out', 'signed-out-everywhere'];

/** '14:05' */
function timeOf({ at }: AuditEvent): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : lagosDate(time).toISOString().slice(11, 16);
}

interface AuditEntryProps {
  event: AuditEvent;
  /** The logins before it, if it is one. */
  earlier: readonly AuditEvent[];
  action: ReactNode;
}

/** An event after its time, with where it came from. */
function AuditEntry({ event, earlier, action }: AuditEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timesId = useId();
  const { Icon } = auditActionOf(event.action);
  const first = earlier.at(-1);
  const run: Run = [event, ...earlier];
  const users = oneEventOfEachUser(run);
  const origin = commonOrigin(run);
  const isRoutine = routineActions.includes(event.action);
  return (
    <li className="flex gap-3 py-2.75 text-sm max-md:px-4">
      <time dateTime={event.at} className="w-10 shrink-0 text-muted tabular-nums">
        {timeOf(event)}
      </time>
      <Icon className="mt-0.5 size-4.5 shrink-0 text-muted max-md:hidden" />
      <div className="min-w-0 flex-1 gap-x-6 md:grid md:grid-cols-[minmax(0,1fr)_13.75rem]">
        <div className="min-w-0">
          <p className={cn('inline wrap-anywhere', isRoutine && 'text-muted')}>
            {auditSentence(...users).map((part, index) => (
              <Part
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
                key={index}
                part={part}
                isFirst={index === 0}
              />
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
              className="-my-1 inline-flex min-h-7 items-center gap-1 text-muted hover:text-brand pointer-coarse:-my-3 pointer-coarse:min-h-11"
            >
              {texts.repeated(earlier.length + 1, timeOf(first))}
              <ChevronDown className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
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
              {run.map((each) => (
                <li key={each.id} className={cn('wrap-anywhere', !origin && 'basis-full')}>
                  <time dateTime={each.at}>{timeOf(each)}</time>
                  {users.length > 1 && ' '}
                  {users.length > 1 && <Part part={each.user ?? texts.mentions.user} />}
                  {!origin && originOf(each)}
                </li>
              ))}
            </ol>
          )}
        </div>
        {origin ? (
          <Origin event={origin} />
        ) : (
          <p className="text-muted max-md:text-xs md:text-right">{texts.severalOrigins}</p>
        )}
      </div>
    </li>
  );
}

function oneEventOfEachUser([latest, ...earlier]: Run): Run {
  const others = new Map(earlier.map((event) => [event.user?.id, event]));
  others.delete(latest.user?.id);
  return [latest, ...others.values()];
}

type EventOrigin = Pick<AuditEvent, 'device' | 'address'>;

/** Null if the events came from several devices or addresses. */
function commonOrigin([latest, ...earlier]: Run): EventOrigin | null {
  const { device, address } = latest;
  const isCommon = earlier.every((each) => each.device === device && each.address === address);
  return isCommon ? { device, address } : null;
}

/** ', Firefox on Linux · 203.0.113.9', or nothing. */
function originOf({ device, address }: EventOrigin): string {
  return [device, address].some(Boolean)
    ? `, ${[device, address].filter(Boolean).join(' · ')}`
    : '';
}

/** The device and, on wide screens, the address; the address alone if the device is not known. */
function Origin({ event: { device, address } }: { event: EventOrigin }) {
  if (!device && !address) return null;
  const isKnown = device && device !== UNKNOWN_DEVICE;
  return (
    <p className="text-muted wrap-anywhere max-md:text-xs md:text-right">
      {(isKnown || !address) && device}
      {/* A line may break after the dot, not before it. */}
      {isKnown && address && (
        <span className="max-md:hidden">
          {'\u00a0· '}
          {address}
        </span>
      )}
      {!isKnown && address}
    </p>
  );
}

interface PartProps {
  part: SentencePart;
  isFirst?: boolean;
}

function Part({ part, isFirst }: PartProps) {
  const { mentions } = texts;
  if (typeof part === 'string') return part;
  if ('title' in part) {
    const { _id, title } = part;
    return (
      <Link to={paths.admin.property.href(_id)} className={cn(textLinkClass, 'font-medium')}>
        {title || mentions.property}
      </Link>
    );
  }
  const { id, fullName, isDeleted } = part;
  if (fullName === null) return isFirst ? mentions.deletedAccountAtStart : mentions.deletedAccount;
  if (isDeleted) return fullName;
  return (
    // The name is in most rows: a strong underline would outshine what was done.
    <Link
      to={paths.admin.user.href(id)}
      className="underline decoration-hairline decoration-1 underline-offset-4 hover:text-brand hover:decoration-brand focus-visible:decoration-brand"
    >
      {fullName}
    </Link>
  );
}
