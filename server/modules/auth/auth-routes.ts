import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/auth.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { callerOf } from '#server/core/caller.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { Problem } from '#server/core/http-error.ts';
import { signedInOf } from '#server/core/plugins/signed-in.ts';
import { findUser } from '#server/modules/users/users-store.ts';
import type { AccountServices } from './account-services.ts';
import { requestVerification, verifyEmail } from './email-verification.ts';
import { register } from './registration.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** Registering, signing in and out, and verifying the e-mail address, below the prefix. */
export const authRoutes: FastifyPluginAsyncZod<AccountServices> = async (app, services) => {
  app.addHook('onSend', async (_request, reply) => {
    // Answers here hold tokens or what only one person may see.
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...routeOf(endpoints.login),
    handler: async (request) => ({
      message: 'Login successful!',
      data: await signIn(services, request.body, callerOf(request)),
    }),
  });

  app.route({
    ...routeOf(endpoints.register),
    handler: async (request, reply) => {
      const data = await register(services, request.body, callerOf(request));
      reply.code(201);
      return { message: 'Registration successful! Please verify your email.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.verifyOtp),
    handler: async (request) => {
      const { user } = signedInOf(request);
      await verifyEmail(services, user, request.body.otp, callerOf(request));
      return { message: 'Email Verified' };
    },
  });

  app.route({
    ...routeOf(endpoints.requestOtp),
    handler: async (request) => {
      const { user } = signedInOf(request);
      const isSent = await requestVerification(services, user, callerOf(request));
      return {
        message: isSent ? 'A new code is on its way to you.' : 'Your email is verified already.',
      };
    },
  });

  app.route({
    ...routeOf(endpoints.logout),
    handler: async (request) => {
      await signOut(services, signedInOf(request).session, callerOf(request));
      return { message: 'Log out Successfull' };
    },
  });

  app.route({
    ...routeOf(endpoints.getMe),
    handler: async (request) => {
      const { user } = signedInOf(request);
      const data = await findUser(services.db, user.id);
      if (!data) throw new Problem(401, UNAUTHENTICATED_MESSAGE);
      return { message: 'The signed-in person.', data };
    },
  });
};
