import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/imports.ts';
import type { ImportJob } from '#contract/property-import.ts';
import type { Database } from '#server/core/database/database.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { invalidRequest, Problem } from '#server/core/http-error.ts';
import { actorOf, signedInOf } from '#server/core/plugins/signed-in.ts';
import { readImportForm } from './import-form.ts';
import { importReport } from './import-job-report.ts';
import { findImportJob, listImportJobs } from './import-jobs-store.ts';
import { pageImportNotes } from './import-notes-store.ts';
import { cancelImport, confirmImport, type ImportDesk } from './import-service.ts';
import { startImport } from './import-start.ts';

const NOTES_PER_PAGE = 100;

/** Everything below `/admin/imports`. */
export const importsRoutes: FastifyPluginAsyncZod<ImportDesk> = async (app, desk) => {
  const { db, uploads } = desk;
  await app.register(multipart);

  app.route({
    ...routeOf(endpoints.startImport),
    handler: async (request, reply) => {
      const { upload, fileName } = await readImportForm(request, uploads);
      const { id: startedBy } = signedInOf(request).user;
      const id = await startImport(desk, { upload, fileName, startedBy });
      reply.code(201);
      return { message: 'The file is being checked.', data: await knownJob(db, id) };
    },
  });

  app.route({
    ...routeOf(endpoints.listImports),
    handler: async () => ({ message: 'The imports.', data: await listImportJobs(db) }),
  });

  app.route({
    ...routeOf(endpoints.getImport),
    handler: async ({ params }) => ({
      message: 'The import.',
      data: await knownJob(db, params.id),
    }),
  });

  app.route({
    ...routeOf(endpoints.listImportNotes),
    handler: async ({ params, query }) => {
      const { id } = await knownJob(db, params.id);
      const { outcome } = query;
      const afterLine = lineOf(query.cursor);
      // One more than a page tells whether there is another.
      const notes = await pageImportNotes(db, id, {
        outcome,
        afterLine,
        limit: NOTES_PER_PAGE + 1,
      });
      const data = notes.slice(0, NOTES_PER_PAGE);
      const nextCursor = notes.length > data.length ? `${data.at(-1)?.line}` : null;
      return { message: 'Rows that somebody should look at.', data, meta: { nextCursor } };
    },
  });

  app.route({
    ...routeOf(endpoints.getImportReport),
    handler: async ({ params }, reply) => {
      const { id, columns } = await knownJob(db, params.id);
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="import-${id}.csv"`);
      return Readable.from(importReport(db, id, columns));
    },
  });

  app.route({
    ...routeOf(endpoints.confirmImport),
    handler: async (request) => {
      const { id } = await knownJob(db, request.params.id);
      await confirmImport(desk, id, actorOf(request));
      return { message: 'The import has begun.', data: await knownJob(db, id) };
    },
  });

  app.route({
    ...routeOf(endpoints.cancelImport),
    handler: async (request) => {
      const { id } = await knownJob(db, request.params.id);
      await cancelImport(desk, id, actorOf(request));
      return { message: 'The import is cancelled.', data: await knownJob(db, id) };
    },
  });
};

async function knownJob(db: Database, id: string): Promise<ImportJob> {
  const job = await findImportJob(db, id);
  if (!job) throw new Problem(404, 'There is no such import.');
  return job;
}

function lineOf(cursor = '0'): number {
  if (!/^\d{1,9}$/.test(cursor)) throw invalidRequest({ cursor: 'is none of this list' });
  return Number(cursor);
}
