import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/auth.ts';
import { callerOf } from '#server/core/caller.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { signedInOf } from '#server/core/plugins/signed-in.ts';
import type { AccountServices } from './account-services.ts';
import { inEvenTime } from './constant-time.ts';
import { changePassword } from './password-change.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

/** Forgotten and changed passwords, below the prefix. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountServices> = async (app, services) => {
  app.route({
    ...routeOf(endpoints.forgotPassword),
    handler: async (request) => {
      await inEvenTime(() => requestPasswordReset(services, request.body, callerOf(request)));
      return { message: 'If there is an account with this email, a code is on its way to it.' };
    },
  });

  app.route({
    ...routeOf(endpoints.resetPassword),
    handler: async (request) => {
      await inEvenTime(() => resetPassword(services, request.body, callerOf(request)));
      return { message: 'Your password was changed. Please sign in with it.' };
    },
  });

  app.route({
    ...routeOf(endpoints.changePassword),
    handler: async (request) => {
      await changePassword(services, signedInOf(request), request.body, callerOf(request));
      return { message: 'Your password was changed.' };
    },
  });
};
