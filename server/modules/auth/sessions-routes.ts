import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/account.ts';
import { signedInOf } from '#server/core/authentication.ts';
import { clientOf } from '#server/core/client.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { HttpError } from '#server/core/http-error.ts';
import type { Services } from '#server/core/services.ts';
import { listOpenSessions, signOut, signOutEverywhere } from './sessions-service.ts';

export const sessionsRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  app.route({
    ...routeOf(endpoints.listSessions),
    handler: async (request) => {
      const { user, session } = signedInOf(request);
      const sessions = await listOpenSessions(services, user);
      return {
        message: 'Your sessions.',
        data: sessions.map((each) => ({ ...each, isCurrent: each.id === session.id })),
      };
    },
  });

  app.route({
    ...routeOf(endpoints.endSession),
    handler: async (request) => {
      const { id } = request.params;
      const userId = signedInOf(request).user.id;
      const isEnded = await signOut(services, { id, userId }, clientOf(request));
      if (!isEnded) throw new HttpError(404, 'This session has already ended.');
      return { message: 'That device was logged out.' };
    },
  });

  app.route({
    ...routeOf(endpoints.endAllSessions),
    handler: async (request) => {
      await signOutEverywhere(services, signedInOf(request).user.id, clientOf(request));
      return { message: 'You were logged out everywhere.' };
    },
  });
};
