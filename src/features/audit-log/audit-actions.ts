import {
  Building2,
  CircleDot,
  CircleSlash,
  FileCheck2,
  FileX2,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  MailCheck,
  Pencil,
  ShieldAlert,
  ShieldCheck,
  Trash2,
  Upload,
  UserCheck,
  UserPlus,
  UserX,
} from 'lucide-react';

interface AuditAction {
  label: string;
  Icon: LucideIcon;
}

/** The recorded actions, in the order of the filter. */
export const auditActions = new Map<string, AuditAction>([
  ['property-created', { label: 'Property listed', Icon: Building2 }],
  ['property-updated', { label: 'Property changed', Icon: Pencil }],
  ['property-deleted', { label: 'Property deleted', Icon: Trash2 }],
  ['import-confirmed', { label: 'Import confirmed', Icon: FileCheck2 }],
  ['import-cancelled', { label: 'Import cancelled', Icon: FileX2 }],
  ['properties-imported', { label: 'Properties imported', Icon: Upload }],
  ['role-changed', { label: 'Role changed', Icon: ShieldCheck }],
  ['admin-created', { label: 'Admin created', Icon: ShieldCheck }],
  ['account-deactivated', { label: 'Account deactivated', Icon: CircleSlash }],
  ['account-activated', { label: 'Account activated', Icon: UserCheck }],
  ['account-deleted', { label: 'Account deleted', Icon: UserX }],
  ['registered', { label: 'Registration', Icon: UserPlus }],
  ['signed-in', { label: 'Login', Icon: LogIn }],
  ['sign-in-failed', { label: 'Failed login', Icon: ShieldAlert }],
  ['signed-out', { label: 'Logout', Icon: LogOut }],
  ['signed-out-everywhere', { label: 'Logout everywhere', Icon: LogOut }],
  ['email-verified', { label: 'Email verified', Icon: MailCheck }],
  ['email-changed', { label: 'Email changed', Icon: MailCheck }],
  ['password-changed', { label: 'Password changed', Icon: KeyRound }],
  ['password-check-failed', { label: 'Wrong password', Icon: ShieldAlert }],
  ['two-factor-on', { label: 'Two-step login on', Icon: ShieldCheck }],
  ['two-factor-off', { label: 'Two-step login off', Icon: ShieldAlert }],
  ['recovery-code-used', { label: 'Recovery code used', Icon: KeyRound }],
  ['code-check-failed', { label: 'Wrong code', Icon: ShieldAlert }],
  ['access-denied', { label: 'Not allowed', Icon: ShieldAlert }],
  ['rate-limited', { label: 'Too many attempts', Icon: ShieldAlert }],
  ['password-reset', { label: 'Password reset', Icon: KeyRound }],
]);

/** An unknown action of another API gets its name as the label. */
export function auditActionOf(action: string): AuditAction {
  return auditActions.get(action) ?? { label: action.replaceAll('-', ' '), Icon: CircleDot };
}
