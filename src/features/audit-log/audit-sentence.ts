import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { auditActionOf, isRecordedAction } from './audit-actions.ts';
import * as texts from './texts.ts';

/** Text, or a user or property to link to. */
export type SentencePart = string | NonNullable<AuditEvent['actor'] | AuditEvent['property']>;

/** Empty parts are left out. */
export type AuditSentence = (parts: ReturnType<typeof partsOf>) => (SentencePart | undefined)[];

function partsOf({ actor, user, property, details }: AuditEvent) {
  const { mentions } = texts;
  return {
    actor: actor ?? mentions.server,
    /** The actor of a request, which a guest can send too. */
    visitor: actor ?? mentions.guest,
    user: user ?? mentions.user,
    isUserKnown: user !== null,
    /** The user is the actor. */
    isOwn: actor !== null && actor.id === user?.id,
    property: property ?? mentions.property,
    file: mentions.file(details?.file),
    request: details?.request ?? mentions.request,
    imported: Number(details?.imported ?? 0).toLocaleString('en-NG'),
    changed: details?.changed,
    from: details?.from,
    to: details?.to,
  };
}

/** Describes an event in parts that are separated by spaces. */
export function auditSentence(event: AuditEvent): SentencePart[] {
  const { action } = event;
  const parts = partsOf(event);
  const sentence = isRecordedAction(action)
    ? texts.sentences[action](parts)
    : [parts.actor, `(${auditActionOf(action).label})`];
  return sentence.flatMap((part) => part || []);
}
