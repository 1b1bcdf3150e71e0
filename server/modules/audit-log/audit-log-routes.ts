import type { FastifyPluginAsync } from 'fastify';
import * as endpoints from '#contract/endpoints/audit-log.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import type { Services } from '#server/core/services.ts';
import { pageAuditEvents } from './audit-log-service.ts';

export const auditLogRoutes: FastifyPluginAsync<Services> = async (app, { db }) => {
  addRoute(app, endpoints.listAuditEvents, async ({ query }) => {
    const { events, nextCursor } = await pageAuditEvents(db, query);
    return { message: 'Audit events.', data: events, meta: { nextCursor } };
  });
};
