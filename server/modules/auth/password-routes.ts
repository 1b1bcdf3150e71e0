import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/sign-in.ts';
import { signedInOf } from '#server/core/authentication.ts';
import { clientOf } from '#server/core/client.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import type { Services } from '#server/core/services.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-service.ts';

/** Longer than the work takes, with or without an account. */
const CONSTANT_TIME_MS = 150;

export const passwordRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  app.route({
    ...routeOf(endpoints.forgotPassword),
    handler: async (request) => {
      const { body, signedIn } = request;
      const from = { client: clientOf(request), signedIn };
      await inConstantTime(() => requestPasswordReset(services, body, from));
      return { message: 'If there is an account with this email, we have sent a code to it.' };
    },
  });

  app.route({
    ...routeOf(endpoints.resetPassword),
    handler: async (request) => {
      const { body, signedIn } = request;
      const from = { client: clientOf(request), signedIn };
      await inConstantTime(() => resetPassword(services, body, from));
      return { message: 'Your password was changed. Please log in with the new one.' };
    },
  });

  app.route({
    ...routeOf(endpoints.changePassword),
    handler: async (request) => {
      await changePassword(services, signedInOf(request), request.body, clientOf(request));
      return { message: 'Your password was changed.' };
    },
  });
};

/** Takes a minimum time, so that the duration does not reveal whether an account exists. */
async function inConstantTime(work: () => Promise<void>): Promise<void> {
  const [outcome] = await Promise.allSettled([work(), delay(CONSTANT_TIME_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
}
