import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/audit-log.ts';
import type { Database } from '#server/core/database/database.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { invalidRequest } from '#server/core/http-error.ts';
import { pageAuditEvents, readAuditCursor } from './audit-events-store.ts';

interface AuditEventsRoutesOptions {
  db: Database;
}

/** `GET /admin/audit-events`, below the prefix. */
export const auditEventsRoutes: FastifyPluginAsyncZod<AuditEventsRoutesOptions> = async (
  app,
  { db },
) => {
  app.route({
    ...routeOf(endpoints.listAuditEvents),
    handler: async ({ query: { cursor, ...filter } }) => {
      const after = cursor === undefined ? null : readAuditCursor(cursor);
      if (cursor !== undefined && after === null) {
        throw invalidRequest({ cursor: 'must be the nextCursor of a page' });
      }
      const { events, nextCursor } = await pageAuditEvents(db, filter, after);
      return { message: 'What happened.', data: events, meta: { nextCursor } };
    },
  });
};
