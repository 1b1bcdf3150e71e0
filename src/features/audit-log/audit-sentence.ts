import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { auditActionOf, isRecordedAction } from './audit-actions.ts';
import * as texts from './texts.ts';

/** Text, or a user or property to link to. */
export type SentencePart = string | NonNullable<AuditEvent['actor'] | AuditEvent['property']>;

export function auditSentence(event: AuditEvent): SentencePart[] {
  const { actor, user, property, details } = event;
  const { mentions } = texts;
  const parts: Record<string, SentencePart> = {
    actor: actor ?? mentions.server,
    // A guest can send a request too.
    visitor: actor ?? mentions.guest,
    user: user ?? mentions.user,
    property: property ?? mentions.property,
    file: mentions.file(details?.file),
    request: details?.request ?? mentions.request,
    imported: Number(details?.imported ?? 0).toLocaleString('en-NG'),
    changes: mentions.changes(details?.changed),
    roles: mentions.roles(details?.from, details?.to),
  };
  // Every other piece is the name of a part.
  const pieces = templateOf(event).split(/\{(\w+)\}/);
  return pieces.flatMap((piece, index) => (index % 2 === 0 ? piece : parts[piece]) || []);
}

function templateOf({ action, actor, user }: AuditEvent): string {
  if (!isRecordedAction(action)) return texts.unknownAction(auditActionOf(action).label);
  if (!user && texts.sentencesWithoutUser[action]) return texts.sentencesWithoutUser[action];
  const isOwn = actor !== null && actor.id === user?.id;
  if (action === 'account-deleted' && isOwn) return texts.ownAccountDeleted;
  return texts.actions[action][1];
}
