import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/account.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { signedInOf } from '#server/core/authentication.ts';
import { clientOf } from '#server/core/client.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { HttpError } from '#server/core/http-error.ts';
import { deleteOwnAccount, exportAccount } from './account-service.ts';
import type { UserServices } from './users-service.ts';

export const accountRoutes: FastifyPluginAsyncZod<UserServices> = async (app, services) => {
  app.route({
    ...routeOf(endpoints.exportAccount),
    handler: async (request) => {
      const data = await exportAccount(services, signedInOf(request).user);
      if (!data) throw new HttpError(401, UNAUTHENTICATED_MESSAGE);
      return { message: 'All data stored about you.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.deleteAccount),
    handler: async (request) => {
      const { user } = signedInOf(request);
      await deleteOwnAccount(services, user, request.body.password, clientOf(request));
      return { message: 'Your account was deleted.' };
    },
  });
};
