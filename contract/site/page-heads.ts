import { companyHeads } from './company-heads.ts';
import { firstHeads } from './first-heads.ts';

/** The heads of all public pages. */
export const pageHeads = { ...firstHeads, ...companyHeads };

/** Pages that search engines must not list. */
export const privatePaths = [
  '/shortlist',
  '/compare',
  '/profile',
  '/profile/saved-properties',
  '/profile/security',
  '/admin',
  '/admin/list-property',
  '/admin/properties',
  '/admin/properties/deleted',
  '/admin/properties/:id',
  '/admin/properties/:id/edit',
  '/admin/user-list',
  '/admin/user-list/:id',
  '/admin/imports',
  '/admin/imports/:id',
  '/admin/enquiries',
  '/admin/enquiries/:id',
  '/admin/audit-trail',
  '/authentication/login',
  '/authentication/register',
  '/authentication/verify-email',
  '/authentication/forgot-password',
  '/authentication/undo-email-change',
  '/authentication/stop-alert',
] as const;
