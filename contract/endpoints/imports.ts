import type { Endpoint } from '#contract/endpoint.ts';
import { NextPage } from '#contract/envelope.ts';
import { ImportColumns, ImportMapping } from './import-mapping.ts';
import {
  ImportForm,
  ImportJob,
  ImportRow,
  ImportRowChange,
  ImportRowsQuery,
  ImportUndo,
} from './property-import.ts';

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

export const getImportColumns = {
  ...admin,
  method: 'GET',
  path: '/admin/imports/{id}/columns',
  summary: 'The columns of an import, how they are read, and some of their values',
  data: ImportColumns,
} as const satisfies Endpoint;

export const changeImportMapping = {
  ...admin,
  method: 'PUT',
  path: '/admin/imports/{id}/columns',
  summary: 'Change how the columns are read, and check all rows again',
  body: { type: 'application/json', schema: ImportMapping },
  data: ImportJob,
  failures: [409],
} as const satisfies Endpoint;

export const listImportRows = {
  ...admin,
  method: 'GET',
  path: '/admin/imports/{id}/rows',
  summary: 'The rows of an import, in the order of the file',
  query: ImportRowsQuery,
  items: ImportRow,
  meta: NextPage,
} as const satisfies Endpoint;

export const changeImportRow = {
  ...admin,
  method: 'PUT',
  path: '/admin/imports/{id}/rows',
  summary: 'Correct cells of a row, leave it out, or choose what a repeated one does',
  body: { type: 'application/json', schema: ImportRowChange },
  data: ImportRow,
  failures: [409],
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

export const getImportUndo = {
  ...admin,
  method: 'GET',
  path: '/admin/imports/{id}/undo',
  summary: 'What undoing an import would move to the bin, and what stays',
  data: ImportUndo,
} as const satisfies Endpoint;

export const undoImport = {
  ...admin,
  method: 'POST',
  path: '/admin/imports/{id}/undo',
  summary: 'Move the listings that an import added to the bin, except those that were edited since',
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
