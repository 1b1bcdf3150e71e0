import type { Endpoint } from './endpoint.ts';
import { NextPage } from './envelope.ts';
import { ImportForm, ImportJob, ImportNote, ImportNotesQuery } from './property-import.ts';

export const startImport = {
  method: 'POST',
  path: '/admin/imports',
  audience: 'admin',
  capability: 'imports',
  summary: 'Upload a spreadsheet of listings and check it; nothing is stored yet',
  body: { type: 'multipart/form-data', schema: ImportForm },
  data: ImportJob,
  status: 201,
  failures: [401, 403],
} as const satisfies Endpoint;

export const listImports = {
  method: 'GET',
  path: '/admin/imports',
  audience: 'admin',
  capability: 'imports',
  summary: 'Recent imports, newest first',
  items: ImportJob,
  failures: [401, 403],
} as const satisfies Endpoint;

export const getImport = {
  method: 'GET',
  path: '/admin/imports/{id}',
  audience: 'admin',
  capability: 'imports',
  summary: 'An import and its progress',
  data: ImportJob,
  failures: [401, 403, 404],
} as const satisfies Endpoint;

export const listImportNotes = {
  method: 'GET',
  path: '/admin/imports/{id}/notes',
  audience: 'admin',
  capability: 'imports',
  summary: 'Rejected and suspicious rows, in the order of the file',
  query: ImportNotesQuery,
  items: ImportNote,
  meta: NextPage,
  failures: [401, 403, 404],
} as const satisfies Endpoint;

export const confirmImport = {
  method: 'POST',
  path: '/admin/imports/{id}/confirm',
  audience: 'admin',
  capability: 'imports',
  summary: 'Import the checked rows',
  data: ImportJob,
  failures: [401, 403, 404, 409],
} as const satisfies Endpoint;

export const cancelImport = {
  method: 'DELETE',
  path: '/admin/imports/{id}',
  audience: 'admin',
  capability: 'imports',
  summary: 'Stop an import; listings already stored stay',
  data: ImportJob,
  failures: [401, 403, 404, 409],
} as const satisfies Endpoint;

export const getImportReport = {
  method: 'GET',
  path: '/admin/imports/{id}/report',
  audience: 'admin',
  capability: 'imports',
  summary: 'Report of the rejected and suspicious rows, as CSV',
  responseType: 'text/csv',
  failures: [401, 403, 404],
} as const satisfies Endpoint;
