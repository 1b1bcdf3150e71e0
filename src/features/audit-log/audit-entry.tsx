import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEvent } from '#contract/audit-log.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { auditActionOf } from './audit-actions.ts';
import { auditSentence, type SentencePart } from './audit-sentence.ts';
import { texts } from './texts.ts';

/** An event with its time, device and address. */
export function AuditEntry({ event }: { event: AuditEvent }) {
  const { Icon } = auditActionOf(event.action);
  const origin = [event.device, event.address].filter(Boolean).join(' · ');
  return (
    <li className="flex gap-3 border-b py-3 last:border-b-0 sm:gap-4">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-muted"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {auditSentence(event).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
            <Fragment key={index}>
              {index > 0 && ' '}
              <Part part={part} isFirst={index === 0} />
            </Fragment>
          ))}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted tabular-nums">
          <time dateTime={event.at}>{readableDate(event.at, 'moment') ?? event.at}</time>
          {origin && ` · ${origin}`}
        </p>
      </div>
    </li>
  );
}

function Part({ part, isFirst }: { part: SentencePart; isFirst: boolean }) {
  const { mentions } = texts;
  if (typeof part === 'string') return part;
  if ('property' in part) {
    const { _id, title } = part.property;
    return <Mention to={paths.admin.property.href(_id)}>{title || mentions.property}</Mention>;
  }
  const { id, fullName } = part.user;
  // The name is deleted with the account.
  if (fullName === null) return isFirst ? mentions.deletedAccountAtStart : mentions.deletedAccount;
  return <Mention to={paths.admin.user.href(id)}>{fullName}</Mention>;
}

function Mention({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium underline-offset-4 hover:text-brand hover:underline">
      {children}
    </Link>
  );
}
