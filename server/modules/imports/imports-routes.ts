import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import * as endpoints from '#contract/endpoints/imports.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '#contract/endpoints/property-import.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { validationError } from '#server/core/http/http-error.ts';
import { type FormShape, receiveForm } from '#server/core/http/multipart-form.ts';
import { actorOf } from '#server/core/security/authentication.ts';
import { listImportJobs } from './import-jobs-store.ts';
import {
  changeMapping,
  changeRow,
  pageRows,
  requireImportColumns,
} from './import-mapping-service.ts';
import {
  cancelImport,
  confirmImport,
  type ImportServices,
  publishImport,
  readListingDate,
  requireImportJob,
  requireImportUndo,
  startImport,
  streamReport,
  undoImport,
} from './imports-service.ts';

const formShape: FormShape = {
  hasField: (name) => name === 'listedOn',
  maxFields: 1,
  maxFieldBytes: 100,
  fileField: 'file',
  maxFiles: 1,
  maxFileBytes: IMPORT_MAX_BYTES,
  // Leaves room for the multipart headers.
  maxBytes: IMPORT_MAX_BYTES + 64 * 1024,
};

/** Spreadsheet imports, for admins. */
export const importsRoutes: FastifyPluginAsync<ImportServices> = async (app, services) => {
  const { db, uploads } = services;
  await app.register(multipart);

  addRoute(app, endpoints.startImport, async (request) => {
    const { actorId: startedBy } = actorOf(request);
    const data = await receiveForm(request, formShape, uploads.uploadsFolder, async (form) => {
      const [file] = form.files;
      if (!file) throw validationError({ file: 'File is required' });
      const listedAt = readListingDate(form.fields.get('listedOn'), services.clock());
      const { path, name: fileName } = file;
      const upload = { path, fileName, startedBy, listedAt, isDraft: true };
      const limits = { maxRows: IMPORT_MAX_ROWS };
      return startImport(services, { ...upload, ...limits, state: 'checking' });
    });
    return { message: 'The file is being checked.', data };
  });

  addRoute(app, endpoints.listImports, async () => ({
    message: 'Imports.',
    data: await listImportJobs(db),
  }));

  addRoute(app, endpoints.getImport, async ({ params }) => ({
    message: 'The import.',
    data: await requireImportJob(db, params.id),
  }));

  addRoute(app, endpoints.getImportColumns, async ({ params }) => ({
    message: 'The columns of the import.',
    data: await requireImportColumns(db, params.id),
  }));

  addRoute(app, endpoints.changeImportMapping, async ({ params, body }) => ({
    message: 'The file is being checked again.',
    data: await changeMapping(services, params.id, body),
  }));

  addRoute(app, endpoints.listImportRows, async ({ params, query }) => {
    const { rows, nextCursor } = await pageRows(services, params.id, query);
    return { message: 'Rows of the import.', data: rows, meta: { nextCursor } };
  });

  addRoute(app, endpoints.changeImportRow, async ({ params, body }) => ({
    message: 'The row was changed.',
    data: await changeRow(services, params.id, body),
  }));

  addRoute(app, endpoints.getImportUndo, async ({ params }) => ({
    message: 'What an undo changes.',
    data: await requireImportUndo(db, params.id),
  }));

  addRoute(app, endpoints.undoImport, async (request) => ({
    message: 'The import was undone.',
    data: await undoImport(services, request.params.id, actorOf(request)),
  }));

  addRoute(app, endpoints.getImportReport, async ({ params }, reply) => {
    const { id, columns } = await requireImportJob(db, params.id);
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="import-${id}.csv"`);
    return Readable.from(streamReport(db, { id, columns }));
  });

  addRoute(app, endpoints.confirmImport, async (request) => ({
    message: 'The import has started.',
    data: await confirmImport(services, request.params.id, actorOf(request)),
  }));

  addRoute(app, endpoints.publishImport, async (request) => ({
    message: 'The properties are published.',
    data: await publishImport(services, request.params.id, actorOf(request)),
  }));

  addRoute(app, endpoints.cancelImport, async (request) => ({
    message: 'The import was cancelled.',
    data: await cancelImport(services, request.params.id, actorOf(request)),
  }));
};
