import type { AuditEvent } from '#contract/endpoints/audit-log.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { auditActionOf, isRecordedAction } from './audit-actions.ts';
import * as texts from './texts.ts';

/** Text, or a user or property to link to. */
export type SentencePart = string | NonNullable<AuditEvent['actor'] | AuditEvent['property']>;

/** The sentence of an event. With others, it also names the users of the same event. */
export function auditSentence(event: AuditEvent, ...others: AuditEvent[]): SentencePart[] {
  const [user, ...rest] = partsOf(event);
  const [second, third] = others;
  if (!second || user === undefined) return partsOf(event);
  if (third) return [user, texts.andOthers(others.length), ...rest];
  return [user, texts.and, ...partsOf(second).slice(0, 1), ...rest];
}

function partsOf(event: AuditEvent): SentencePart[] {
  const { actor, user, property, details } = event;
  const { mentions } = texts;
  const parts: Record<string, SentencePart> = {
    '{actor}': actor ?? mentions.server,
    // A guest can send a request too, and a deactivated user can try to log in.
    '{visitor}': actor ?? user ?? mentions.guest,
    '{user}': user ?? mentions.user,
    '{property}': property ?? mentions.property,
    '{file}': mentions.file(details?.file),
    '{request}': details?.request ?? mentions.request,
    '{imported}': formatNumber(Number(details?.imported ?? 0)),
    '{listings}': formatNumber(Number(details?.listings ?? 0)),
    '{published}': formatNumber(Number(details?.published ?? 0)),
    '{changes}': mentions.changes(details?.changed),
    '{enquiry}': details?.enquiry ?? mentions.enquiry,
    '{states}': mentions.roles(details?.from, details?.to),
    '{roles}': mentions.roles(details?.from, details?.to),
  };
  return templateOf(event)
    .split(/(\{\w+\})/)
    .map((piece) => parts[piece] ?? piece)
    .filter((part) => part !== '');
}

function templateOf({ action, actor, user }: AuditEvent): string {
  if (!isRecordedAction(action)) return texts.unknownAction(auditActionOf(action).label);
  if (!user && texts.sentencesWithoutUser[action]) return texts.sentencesWithoutUser[action];
  const isOwn = actor !== null && actor.id === user?.id;
  if (action === 'account-deleted' && isOwn) return texts.ownAccountDeleted;
  return texts.actions[action][1];
}
