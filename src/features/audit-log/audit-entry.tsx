import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEvent } from '#contract/audit-log.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { auditActionOf } from './audit-actions.ts';
import { auditSentence, type SentencePart } from './audit-sentence.ts';
import * as texts from './texts.ts';

/** An event with its time, device and address. */
export function AuditEntry({ event }: { event: AuditEvent }) {
  const { Icon } = auditActionOf(event.action);
  // A line may break after a dot, not before it.
  const origin = [event.device, event.address].filter(Boolean).join('\u00a0· ');
  return (
    <li className="flex gap-3 border-b py-2.75 text-sm last:border-b-0">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 gap-x-6 lg:flex lg:justify-between">
        <p className="wrap-anywhere">
          {auditSentence(event).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
            <Fragment key={index}>
              {index > 0 && ' '}
              <Part part={part} isFirst={index === 0} />
            </Fragment>
          ))}
        </p>
        {/* In one line on wide screens, where the times are a column. */}
        <p className="shrink-0 gap-x-6 wrap-anywhere text-muted tabular-nums lg:flex lg:flex-row-reverse">
          <time dateTime={event.at}>{readableDate(event.at, 'moment') ?? event.at}</time>
          {origin && (
            <span>
              <span className="lg:hidden">{'\u00a0· '}</span>
              {origin}
            </span>
          )}
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
