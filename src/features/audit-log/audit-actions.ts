import {
  ArchiveRestore,
  Building2,
  CircleDot,
  CircleSlash,
  Eye,
  FileCheck2,
  FileDown,
  FileX2,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  MailCheck,
  MessageSquareText,
  MessageSquareX,
  Pencil,
  ShieldAlert,
  ShieldCheck,
  Trash2,
  Undo2,
  Upload,
  UserCheck,
  UserPlus,
  UserX,
} from 'lucide-react';
import * as texts from './texts.ts';

type RecordedAction = keyof typeof texts.actions;

const icons: Record<RecordedAction, LucideIcon> = {
  'property-created': Building2,
  'property-updated': Pencil,
  'property-deleted': Trash2,
  'property-restored': ArchiveRestore,
  'import-confirmed': FileCheck2,
  'import-published': Eye,
  'import-undone': Undo2,
  'import-cancelled': FileX2,
  'properties-imported': Upload,
  'enquiry-changed': MessageSquareText,
  'enquiry-deleted': MessageSquareX,
  'enquiries-exported': FileDown,
  'role-changed': ShieldCheck,
  'admin-created': ShieldCheck,
  'account-deactivated': CircleSlash,
  'account-activated': UserCheck,
  'account-deleted': UserX,
  registered: UserPlus,
  'signed-in': LogIn,
  'sign-in-failed': ShieldAlert,
  'signed-out': LogOut,
  'signed-out-everywhere': LogOut,
  'email-verified': MailCheck,
  'email-changed': MailCheck,
  'email-change-undone': ShieldAlert,
  'password-changed': KeyRound,
  'password-check-failed': ShieldAlert,
  'two-factor-on': ShieldCheck,
  'two-factor-off': ShieldAlert,
  'recovery-code-used': KeyRound,
  'code-check-failed': ShieldAlert,
  'access-denied': ShieldAlert,
  'rate-limited': ShieldAlert,
  'password-reset': KeyRound,
};

export function isRecordedAction(action: string): action is RecordedAction {
  return Object.hasOwn(texts.actions, action);
}

/** An unknown action of another API gets its name as the label. */
export function auditActionOf(action: string): { label: string; Icon: LucideIcon } {
  return isRecordedAction(action)
    ? { label: texts.actions[action][0], Icon: icons[action] }
    : { label: action.replaceAll('-', ' '), Icon: CircleDot };
}
