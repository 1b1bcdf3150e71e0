import type { AuditEvent } from '#contract/audit-log.ts';
import { auditActionOf } from './audit-actions.ts';

type Person = NonNullable<AuditEvent['actor']>;
type Mention = NonNullable<AuditEvent['property']>;

/** Words, or who or what they speak of. */
export type SentencePart = string | { person: Person } | { property: Mention };

/** What happened as one sentence; the parts are separated by spaces. */
export function auditSentence(event: AuditEvent): SentencePart[] {
  const { actor, user, property, details } = event;
  const someone: SentencePart = actor ? { person: actor } : 'A command on the server';
  const owner: SentencePart = user ? { person: user } : 'nobody';
  const listing: SentencePart = property ? { property } : 'a property';
  const file = details?.file ? `'${details.file}'` : 'a file';

  switch (event.action) {
    case 'registered':
      return [owner, 'registered'];
    case 'signed-in':
      return [owner, 'signed in'];
    case 'sign-in-failed':
      return user
        ? ['Somebody failed to sign in as', owner]
        : ['Somebody failed to sign in with an email that has no account'];
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
      return ['Somebody signed in as', owner, 'gave a wrong password'];
    case 'password-reset':
      return [owner, 'chose a new password with a code from an email'];
    case 'role-changed':
      return [someone, 'changed the role of', owner, ...fromTo(details)];
    case 'admin-created':
      return [someone, 'created the admin', owner];
    case 'account-deactivated':
      return [someone, 'deactivated the account of', owner];
    case 'account-activated':
      return [someone, 'activated the account of', owner];
    case 'account-deleted':
      return actor && actor.id === user?.id
        ? ['Somebody deleted their own account']
        : [someone, 'deleted an account'];
    case 'property-created':
      return [someone, 'listed', listing];
    case 'property-updated':
      return [someone, 'changed', listing, ...(details?.changed ? [`(${details.changed})`] : [])];
    case 'property-deleted':
      return [someone, 'deleted', listing];
    case 'import-confirmed':
      return [someone, `had ${file} imported`];
    case 'import-cancelled':
      return [someone, `cancelled the import of ${file}`];
    case 'properties-imported':
      return [`The import of ${file} ended with ${counted(details?.imported)} new properties`];
    default:
      return [someone, `(${auditActionOf(event.action).label})`];
  }
}

function fromTo(details: AuditEvent['details']): string[] {
  if (!details?.from || !details.to) return [];
  return [`from ${details.from} to ${details.to}`];
}

function counted(count = '0'): string {
  return Number(count).toLocaleString('en-NG');
}

/** What to call a person in a sentence; the name goes with the account. */
export function personWords({ fullName }: Person): string {
  return fullName ?? 'a deleted account';
}
