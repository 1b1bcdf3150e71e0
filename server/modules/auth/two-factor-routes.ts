import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/two-factor.ts';
import { signedInOf } from '#server/core/authentication.ts';
import { clientOf } from '#server/core/client.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import type { Services } from '#server/core/services.ts';
import {
  prepareTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactorState,
} from './two-factor-service.ts';

/** Two-step login of the signed-in user. */
export const twoFactorRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  app.route({
    ...routeOf(endpoints.getTwoFactor),
    handler: async (request) => ({
      message: 'Your two-step login.',
      data: await twoFactorState(services, signedInOf(request).user.id),
    }),
  });

  app.route({
    ...routeOf(endpoints.prepareTwoFactor),
    handler: async (request) => {
      const { user } = signedInOf(request);
      const data = await prepareTwoFactor(services, user, request.body, clientOf(request));
      return { message: 'Scan the QR code with your authenticator app.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.turnOnTwoFactor),
    handler: async (request) => {
      const signedIn = signedInOf(request);
      const { code } = request.body;
      const recoveryCodes = await turnOnTwoFactor(services, signedIn, code, clientOf(request));
      return { message: 'Two-step login is on.', data: { recoveryCodes } };
    },
  });

  app.route({
    ...routeOf(endpoints.turnOffTwoFactor),
    handler: async (request) => {
      const { user } = signedInOf(request);
      await turnOffTwoFactor(services, user, request.body, clientOf(request));
      return { message: 'Two-step login is off.' };
    },
  });
};
