import {
  Building2,
  FileUp,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  PlusSquare,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Capability } from '#contract/capabilities.ts';
import { enquiryPaths } from '#src/features/enquiries/staff/enquiry-paths.ts';
import { NewEnquiryCount } from '#src/features/enquiries/staff/new-count.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

interface AdminPageLink {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Shown only if the API has it. */
  capability?: Capability;
  /** Beside the label: what waits there. */
  Count?: ComponentType;
}

const { home, properties, userList, listProperty, imports, auditLog } = paths.admin;

const pages: readonly AdminPageLink[] = [
  { label: texts.pages.overview, to: home.href(), Icon: LayoutDashboard },
  { label: texts.pages.properties, to: properties.href(), Icon: Building2 },
  { label: texts.pages.users, to: userList.href(), Icon: Users },
  { label: texts.pages.listProperty, to: listProperty.href(), Icon: PlusSquare },
  {
    label: texts.pages.enquiries,
    to: enquiryPaths.list.href(),
    Icon: Inbox,
    capability: 'enquiries',
    Count: NewEnquiryCount,
  },
  { label: texts.pages.imports, to: imports.href(), Icon: FileUp, capability: 'imports' },
  { label: texts.pages.auditLog, to: auditLog.href(), Icon: History, capability: 'audit-log' },
];

/** The pages of the admin area that the API has, in the order of the sidebar. */
export function adminPages(): AdminPageLink[] {
  return pages.filter(({ capability }) => !capability || hasCapability(capability));
}
