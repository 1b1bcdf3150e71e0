import type { AuditEvent } from '#contract/audit-log.ts';
import { auditActionOf } from './audit-actions.ts';

type MentionedUser = NonNullable<AuditEvent['actor']>;
type MentionedProperty = NonNullable<AuditEvent['property']>;

/** Text, or a user or property to link to. */
export type SentencePart = string | { user: MentionedUser } | { property: MentionedProperty };

/** Describes an event in parts that are separated by spaces. */
export function auditSentence(event: AuditEvent): SentencePart[] {
  const { actor, user, property, details } = event;
  const actingUser: SentencePart = actor ? { user: actor } : 'A command on the server';
  const affectedUser: SentencePart = user ? { user } : 'a user';
  const listing: SentencePart = property ? { property } : 'a property';
  const endpoint = details?.request ?? 'this';
  const file = details?.file ? `'${details.file}'` : 'a file';

  switch (event.action) {
    case 'registered':
      return [affectedUser, 'registered'];
    case 'signed-in':
      return [affectedUser, 'logged in'];
    case 'sign-in-failed':
      return user
        ? ['Failed attempt to log in as', affectedUser]
        : ['Failed attempt to log in with an email that has no account'];
    case 'signed-out':
      return [affectedUser, 'logged out'];
    case 'signed-out-everywhere':
      return [affectedUser, 'logged out everywhere'];
    case 'email-verified':
      return [affectedUser, 'verified their email'];
    case 'email-changed':
      return [affectedUser, 'changed their email'];
    case 'password-changed':
      return [affectedUser, 'changed their password'];
    case 'password-check-failed':
      return ['A wrong password was entered in a session of', affectedUser];
    case 'code-check-failed':
      return user
        ? ['A wrong code was entered for the account of', affectedUser]
        : ['A wrong code was entered with an email that has no account'];
    case 'access-denied':
      return [actor ? { user: actor } : 'A guest', 'was not allowed to request', endpoint];
    case 'rate-limited':
      return user
        ? ['Too many attempts on the account of', affectedUser, `(${endpoint})`]
        : [`Too many attempts (${endpoint})`];
    case 'password-reset':
      return [affectedUser, 'chose a new password with a code from an email'];
    case 'two-factor-on':
      return [affectedUser, 'turned on two-step login'];
    case 'two-factor-off':
      return [affectedUser, 'turned off two-step login'];
    case 'recovery-code-used':
      return [affectedUser, 'logged in with a recovery code'];
    case 'role-changed':
      return [actingUser, 'changed the role of', affectedUser, ...fromTo(details)];
    case 'admin-created':
      return [actingUser, 'created the admin', affectedUser];
    case 'account-deactivated':
      return [actingUser, 'deactivated the account of', affectedUser];
    case 'account-activated':
      return [actingUser, 'activated the account of', affectedUser];
    case 'account-deleted':
      return actor && actor.id === user?.id
        ? ['A user deleted their own account']
        : [actingUser, 'deleted an account'];
    case 'property-created':
      return [actingUser, 'listed', listing];
    case 'property-updated':
      return [
        actingUser,
        'changed',
        listing,
        ...(details?.changed ? [`(${details.changed})`] : []),
      ];
    case 'property-deleted':
      return [actingUser, 'deleted', listing];
    case 'import-confirmed':
      return [actingUser, `confirmed the import of ${file}`];
    case 'import-cancelled':
      return [actingUser, `cancelled the import of ${file}`];
    case 'properties-imported':
      return [`The import of ${file} ended with ${counted(details?.imported)} new properties`];
    default:
      return [actingUser, `(${auditActionOf(event.action).label})`];
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
