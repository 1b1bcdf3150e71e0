import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/endpoints/audit-log.ts';
import { routeOf } from '#server/core/http/endpoint-route.ts';
import type { Services } from '#server/core/services.ts';
import { pageAuditEvents } from './audit-log-service.ts';

export const auditLogRoutes: FastifyPluginAsyncZod<Services> = async (app, { db }) => {
  app.route({
    ...routeOf(endpoints.listAuditEvents),
    handler: async ({ query }) => {
      const { events, nextCursor } = await pageAuditEvents(db, query);
      return { message: 'Audit events.', data: events, meta: { nextCursor } };
    },
  });
};
