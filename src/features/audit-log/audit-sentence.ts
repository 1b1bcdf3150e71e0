import type { AuditEvent } from '#contract/audit-log.ts';
import { auditActionOf, isRecordedAction } from './audit-actions.ts';
import * as texts from './texts.ts';

/** Text, or a user or property to link to. */
export type SentencePart =
  | string
  | { user: NonNullable<AuditEvent['actor']> }
  | { property: NonNullable<AuditEvent['property']> };

interface EventParts {
  actor: SentencePart;
  /** The actor of a request, which a guest can send too. */
  visitor: SentencePart;
  user: SentencePart;
  isUserKnown: boolean;
  /** The user is the actor. */
  isOwn: boolean;
  property: SentencePart;
  file: string;
  request: string;
  imported: string;
  changed?: string;
  from?: string;
  to?: string;
}

/** Empty parts are left out. */
export type AuditSentence = (event: EventParts) => (SentencePart | undefined)[];

/** Describes an event in parts that are separated by spaces. */
export function auditSentence({ action, details, ...event }: AuditEvent): SentencePart[] {
  const { mentions, sentences } = texts;
  const actor = event.actor && { user: event.actor };
  const parts = {
    actor: actor ?? mentions.server,
    visitor: actor ?? mentions.guest,
    user: event.user ? { user: event.user } : mentions.user,
    isUserKnown: event.user !== null,
    isOwn: event.actor !== null && event.actor.id === event.user?.id,
    property: event.property ? { property: event.property } : mentions.property,
    file: mentions.file(details?.file),
    request: details?.request ?? mentions.request,
    imported: Number(details?.imported ?? 0).toLocaleString('en-NG'),
    changed: details?.changed,
    from: details?.from,
    to: details?.to,
  };
  const sentence = isRecordedAction(action)
    ? sentences[action](parts)
    : [parts.actor, `(${auditActionOf(action).label})`];
  return sentence.flatMap((part) => part || []);
}
