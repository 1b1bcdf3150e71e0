import type { AuditEvent } from '#contract/audit-log.ts';
import { auditActionOf } from './audit-actions.ts';

type MentionedUser = NonNullable<AuditEvent['actor']>;
type MentionedProperty = NonNullable<AuditEvent['property']>;

/** Text, or a user or property to link to. */
export type SentencePart = string | { user: MentionedUser } | { property: MentionedProperty };

/** Describes an event in parts that are separated by spaces. */
export function auditSentence(event: AuditEvent): SentencePart[] {
  const { actor, user, property, details } = event;
  const author: SentencePart = actor ? { user: actor } : 'A command on the server';
  const owner: SentencePart = user ? { user } : 'a user';
  const listing: SentencePart = property ? { property } : 'a property';
  const file = details?.file ? `'${details.file}'` : 'a file';

  switch (event.action) {
    case 'registered':
      return [owner, 'registered'];
    case 'signed-in':
      return [owner, 'signed in'];
    case 'sign-in-failed':
      return user
        ? ['Failed attempt to sign in as', owner]
        : ['Failed attempt to sign in with an email that has no account'];
    case 'signed-out':
      return [owner, 'signed out'];
    case 'signed-out-everywhere':
      return [owner, 'signed out everywhere'];
    case 'email-verified':
      return [owner, 'verified their email'];
    case 'email-changed':
      return [owner, 'changed their email'];
    case 'password-changed':
      return [owner, 'changed their password'];
    case 'password-check-failed':
      return ['A wrong password was entered in a session of', owner];
    case 'password-reset':
      return [owner, 'chose a new password with a code from an email'];
    case 'role-changed':
      return [author, 'changed the role of', owner, ...fromTo(details)];
    case 'admin-created':
      return [author, 'created the admin', owner];
    case 'account-deactivated':
      return [author, 'deactivated the account of', owner];
    case 'account-activated':
      return [author, 'activated the account of', owner];
    case 'account-deleted':
      return actor && actor.id === user?.id
        ? ['A user deleted their own account']
        : [author, 'deleted an account'];
    case 'property-created':
      return [author, 'listed', listing];
    case 'property-updated':
      return [author, 'changed', listing, ...(details?.changed ? [`(${details.changed})`] : [])];
    case 'property-deleted':
      return [author, 'deleted', listing];
    case 'import-confirmed':
      return [author, `confirmed the import of ${file}`];
    case 'import-cancelled':
      return [author, `cancelled the import of ${file}`];
    case 'properties-imported':
      return [`The import of ${file} ended with ${counted(details?.imported)} new properties`];
    default:
      return [author, `(${auditActionOf(event.action).label})`];
  }
}

function fromTo(details: AuditEvent['details']): string[] {
  if (!details?.from || !details.to) return [];
  return [`from ${details.from} to ${details.to}`];
}

function counted(count = '0'): string {
  return Number(count).toLocaleString('en-NG');
}

/** The name is deleted with the account. */
export function mentionOf({ fullName }: MentionedUser): string {
  return fullName ?? 'a deleted account';
}
