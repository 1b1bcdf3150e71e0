import * as z from 'zod/mini';
import { AuditEvent, AuditEventsQuery } from './audit-event.ts';
import type { Endpoint } from './endpoints.ts';
import { envelopeOf } from './envelope.ts';
import { ImportForm, ImportJob, ImportNote, ImportNotesQuery } from './property-import.ts';
import { PropertyStatistics } from './property-statistics.ts';
import { ChangeRoleRequest, ChangeUserStatusRequest, User } from './user.ts';

/** A list that goes on where `nextCursor` is given back as `cursor`; null on its last page. */
const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    ...envelopeOf(z.array(item)).shape,
    meta: z.object({ nextCursor: z.nullable(z.string()) }),
  });

/**
 * Admin calls beyond the specification's section 7, which other APIs need not have.
 * `adminExtensions` answers with the names of those that are there, and with those of the
 * extensions of specified calls (`adminFormExtensions`); where it is a 404, there is none.
 */
export const adminEndpoints = {
  adminExtensions: {
    method: 'GET',
    path: '/admin/extensions',
    audience: 'admin',
    summary: 'Names of what this API offers admins beyond the specified calls',
    answer: envelopeOf(z.array(z.string())),
    failures: [401, 403],
  },
  propertyStatistics: {
    method: 'GET',
    path: '/admin/stats/properties',
    audience: 'admin',
    summary: 'Listings by day, the most viewed and saved, and those with problems',
    answer: envelopeOf(PropertyStatistics),
    failures: [401, 403],
  },
  changeRole: {
    method: 'PUT',
    path: '/admin/users/{id}/role',
    audience: 'admin',
    summary: 'Make somebody an admin, or no longer; never oneself, nor the last admin',
    body: { type: 'application/json', schema: ChangeRoleRequest },
    answer: envelopeOf(User),
    failures: [401, 403, 404, 409],
  },
  changeUserStatus: {
    method: 'PUT',
    path: '/admin/users/{id}/status',
    audience: 'admin',
    summary: 'Deactivate an account, or activate it again; never the own, nor the last admin',
    body: { type: 'application/json', schema: ChangeUserStatusRequest },
    answer: envelopeOf(User),
    failures: [401, 403, 404, 409],
  },
  auditEvents: {
    method: 'GET',
    path: '/admin/audit-events',
    audience: 'admin',
    summary: 'What happened to accounts and properties, the latest first',
    query: AuditEventsQuery,
    answer: pageOf(AuditEvent),
    failures: [401, 403],
  },
  startImport: {
    method: 'POST',
    path: '/admin/imports',
    audience: 'admin',
    summary: 'Upload a spreadsheet of listings; it is checked, and nothing is stored of it yet',
    body: { type: 'multipart/form-data', schema: ImportForm },
    answer: envelopeOf(ImportJob),
    status: 201,
    failures: [401, 403, 413, 415],
  },
  imports: {
    method: 'GET',
    path: '/admin/imports',
    audience: 'admin',
    summary: 'The imports of the last months, the latest first',
    answer: envelopeOf(z.array(ImportJob)),
    failures: [401, 403],
  },
  importJob: {
    method: 'GET',
    path: '/admin/imports/{id}',
    audience: 'admin',
    summary: 'One import, and how far it is',
    answer: envelopeOf(ImportJob),
    failures: [401, 403, 404],
  },
  importNotes: {
    method: 'GET',
    path: '/admin/imports/{id}/notes',
    audience: 'admin',
    summary: 'Rows that were refused or are suspicious, in the order of the file',
    query: ImportNotesQuery,
    answer: pageOf(ImportNote),
    failures: [401, 403, 404],
  },
  confirmImport: {
    method: 'POST',
    path: '/admin/imports/{id}/confirm',
    audience: 'admin',
    summary: 'Import what was checked',
    answer: envelopeOf(ImportJob),
    failures: [401, 403, 404, 409],
  },
  cancelImport: {
    method: 'DELETE',
    path: '/admin/imports/{id}',
    audience: 'admin',
    summary: 'Stop an import; listings that are stored already stay',
    answer: envelopeOf(ImportJob),
    failures: [401, 403, 404, 409],
  },
  importReport: {
    method: 'GET',
    path: '/admin/imports/{id}/report',
    audience: 'admin',
    summary: 'Every noted row with its line, outcome and reason',
    answer: z.string(),
    answerType: 'text/csv',
    failures: [401, 403, 404],
  },
} as const satisfies Record<string, Endpoint>;

/** Parts of the property's form that another API need not know; `version` shows in the property. */
export const adminFormExtensions = ['imageOrder'] as const;
