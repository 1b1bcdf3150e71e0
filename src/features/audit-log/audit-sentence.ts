import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { auditActionOf, isRecordedAction } from './audit-actions.ts';
import type { SentencePart, SentenceParts } from './sentence-parts.ts';
import * as texts from './texts.ts';

function partsOf({ actor, user, property, details }: AuditEvent): SentenceParts {
  const { mentions } = texts;
  return {
    actor: actor ?? mentions.server,
    visitor: actor ?? mentions.guest,
    user: user ?? mentions.user,
    isUserKnown: user !== null,
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
