import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/auth.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import * as signInEndpoints from '#contract/sign-in.ts';
import { signedInOf } from '#server/core/authentication.ts';
import { clientOf } from '#server/core/client.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { HttpError } from '#server/core/http-error.ts';
import type { Services } from '#server/core/services.ts';
import { findUser } from '#server/modules/users/users-service.ts';
import { signOut } from './sessions-service.ts';
import { register, signIn } from './sign-in-service.ts';
import { requestVerification, verifyEmail } from './verification-service.ts';

/** Registration, sign-in, sign-out and email verification. */
export const authRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  app.addHook('onSend', async (_request, reply) => {
    // Responses contain tokens.
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...routeOf(signInEndpoints.login),
    handler: async (request) => {
      const { body, signedIn } = request;
      const data = await signIn(services, body, { client: clientOf(request), signedIn });
      return { message: 'Login successful!', data };
    },
  });

  app.route({
    ...routeOf(signInEndpoints.register),
    handler: async (request, reply) => {
      const data = await register(services, request.body, clientOf(request));
      reply.code(201);
      return { message: 'Registration successful! Please verify your email.', data };
    },
  });

  app.route({
    ...routeOf(signInEndpoints.verifyOtp),
    handler: async (request) => {
      const { user } = signedInOf(request);
      await verifyEmail(services, user, request.body.otp, clientOf(request));
      return { message: 'Email Verified' };
    },
  });

  app.route({
    ...routeOf(signInEndpoints.requestOtp),
    handler: async (request) => {
      const { user } = signedInOf(request);
      const isSent = await requestVerification(services, user, clientOf(request));
      return {
        message: isSent ? 'We have sent you a new code.' : 'Your email is already verified.',
      };
    },
  });

  app.route({
    ...routeOf(endpoints.logout),
    handler: async (request) => {
      await signOut(services, signedInOf(request).session, clientOf(request));
      return { message: 'Log out Successfull' };
    },
  });

  app.route({
    ...routeOf(endpoints.getMe),
    handler: async (request) => {
      const data = await findUser(services.db, signedInOf(request).user.id);
      if (!data) throw new HttpError(401, UNAUTHENTICATED_MESSAGE);
      return { message: 'The logged-in user.', data };
    },
  });
};
