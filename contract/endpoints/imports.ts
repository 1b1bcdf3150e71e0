import type { Endpoint } from '#contract/endpoint.ts';
import { NextPage } from '#contract/envelope.ts';
import { ImportForm, ImportJob, ImportNote, ImportNotesQuery } from './property-import.ts';

const admin = { audience: 'admin', capability: 'imports' } as const;

export const startImport = {
  ...admin,
  method: 'POST',
  path: '/admin/imports',
  summary: 'Upload a spreadsheet of listings and check it; nothing is stored yet',
  body: { type: 'multipart/form-data', schema: ImportForm },
  data: ImportJob,
  status: 201,
} as const satisfies Endpoint;

export const listImports = {
  ...admin,
  method: 'GET',
  path: '/admin/imports',
  summary: 'Recent imports, newest first',
  items: ImportJob,
} as const satisfies Endpoint;

export const getImport = {
  ...admin,
  method: 'GET',
  path: '/admin/imports/{id}',
  summary: 'An import and its progress',
  data: ImportJob,
} as const satisfies Endpoint;

export const listImportNotes = {
  ...admin,
  method: 'GET',
  path: '/admin/imports/{id}/notes',
  summary: 'Rejected and suspicious rows, in the order of the file',
  query: ImportNotesQuery,
  items: ImportNote,
  meta: NextPage,
} as const satisfies Endpoint;

export const confirmImport = {
  ...admin,
  method: 'POST',
  path: '/admin/imports/{id}/confirm',
  summary: 'Import the checked rows as drafts, which only staff see',
  data: ImportJob,
  failures: [409],
} as const satisfies Endpoint;

export const publishImport = {
  ...admin,
  method: 'POST',
  path: '/admin/imports/{id}/publish',
  summary: 'Publish the properties that an import added as drafts',
  data: ImportJob,
} as const satisfies Endpoint;

export const cancelImport = {
  ...admin,
  method: 'DELETE',
  path: '/admin/imports/{id}',
  summary: 'Stop an import; listings already stored stay',
  data: ImportJob,
  failures: [409],
} as const satisfies Endpoint;

export const getImportReport = {
  ...admin,
  method: 'GET',
  path: '/admin/imports/{id}/report',
  summary: 'Report of the rejected and suspicious rows, as CSV',
  responseType: 'text/csv',
} as const satisfies Endpoint;
