import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { getAlertStatistics } from '#contract/endpoints/alert-statistics.ts';
import * as endpoints from '#contract/endpoints/alerts.ts';
import * as links from '#contract/endpoints/unsubscribe.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import type { Services } from '#server/core/services.ts';
import {
  alertStatistics,
  changeAlert,
  createAlert,
  deleteAlert,
  listAlerts,
  unsubscribe,
} from './alerts-service.ts';

/** The body of a one-click unsubscription is a constant. */
const ONE_CLICK_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_ONE_CLICK_BYTES = 1024;

export const alertsRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const { db } = services;

  addRoute(app, endpoints.listAlerts, async (request) => ({
    message: 'Your alerts.',
    data: await listAlerts(db, signedInOf(request).user.id),
  }));

  addRoute(app, endpoints.createAlert, async (request) => ({
    message: 'The alert is on.',
    data: await createAlert(services, signedInOf(request).user, request.body),
  }));

  addRoute(app, endpoints.changeAlert, async (request) => {
    const { id } = signedInOf(request).user;
    const data = await changeAlert(services, id, request.params.id, request.body);
    return { message: 'The alert was changed.', data };
  });

  addRoute(app, endpoints.deleteAlert, async (request) => {
    await deleteAlert(db, signedInOf(request).user.id, request.params.id);
    return { message: 'The alert was deleted.' };
  });

  addRoute(app, getAlertStatistics, async () => ({
    message: 'Statistics of the alerts.',
    data: await alertStatistics(services),
  }));

  await app.register(async (oneClick) => {
    const bodyLimit = MAX_ONE_CLICK_BYTES;
    oneClick.addContentTypeParser(
      ONE_CLICK_TYPES,
      { parseAs: 'string', bodyLimit },
      (_request, _body, done) => done(null, undefined),
    );
    addRoute(oneClick, links.unsubscribe, async (request) => ({
      message: 'You will get no more emails from this alert.',
      data: { name: await unsubscribe(services, request.query.token) },
    }));
  });

  // Mail clients without one-click unsubscription open the URL, and scanners of links do too.
  app.get<{ Querystring: { token?: string } }>(
    links.unsubscribe.path,
    {
      config: { audience: 'public' },
      schema: { querystring: z.object({ token: z.string().optional() }) },
    },
    async (request, reply) => {
      const token = encodeURIComponent(request.query.token ?? '');
      return reply.redirect(`/authentication/stop-alert#${token}`);
    },
  );
};
