import type { AuditEvent } from '#contract/endpoints/audit-log.ts';

/** Text, or a user or property to link to. */
export type SentencePart = string | NonNullable<AuditEvent['actor'] | AuditEvent['property']>;

/** The parts of an event that its sentence may name. */
export interface SentenceParts {
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
  changed: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** Empty parts are left out. */
export type AuditSentence = (parts: SentenceParts) => (SentencePart | undefined)[];
