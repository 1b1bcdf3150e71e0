import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as accountEndpoints from '#contract/endpoints/account.ts';
import * as endpoints from '#contract/endpoints/auth.ts';
import * as signInEndpoints from '#contract/endpoints/sign-in.ts';
import * as twoFactorEndpoints from '#contract/endpoints/two-factor.ts';
import { clientOf } from '#server/core/http/client.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import type { Services } from '#server/core/services.ts';
import { requireOwnUser } from '#server/modules/users/users-service.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-service.ts';
import { listOpenSessions, signOut, signOutEverywhere } from './sessions-service.ts';
import { register, requestVerification, signIn, verifyEmail } from './sign-in-service.ts';
import {
  prepareTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactorState,
} from './two-factor-service.ts';

/** Longer than the work takes, with or without an account. */
const CONSTANT_TIME_MS = 150;

/** Registration, sign-in, sign-out, email verification, passwords, sessions and two-step login. */
export const authRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  app.addHook('onSend', async (_request, reply) => {
    // Responses contain tokens.
    reply.header('cache-control', 'no-store');
  });

  addRoute(app, signInEndpoints.login, async (request) => ({
    message: 'Login successful!',
    data: await signIn(services, request.body, sourceOf(request)),
  }));

  addRoute(app, signInEndpoints.register, async (request) => {
    const data = await register(services, request.body, clientOf(request));
    return { message: 'Registration successful! Please verify your email.', data };
  });

  addRoute(app, signInEndpoints.verifyOtp, async (request) => {
    await verifyEmail(services, signedInOf(request), request.body.otp, clientOf(request));
    return { message: 'Email Verified' };
  });

  addRoute(app, signInEndpoints.requestOtp, async (request) => {
    const { user } = signedInOf(request);
    const isSent = await requestVerification(services, user, clientOf(request));
    return {
      message: isSent ? 'We have sent you a new code.' : 'Your email is already verified.',
    };
  });

  addRoute(app, endpoints.logout, async (request) => {
    await signOut(services, signedInOf(request).session, clientOf(request));
    return { message: 'Log out Successfull' };
  });

  addRoute(app, endpoints.getMe, async (request) => ({
    message: 'The logged-in user.',
    data: await requireOwnUser(services.db, signedInOf(request).user.id),
  }));

  addRoute(app, signInEndpoints.forgotPassword, async (request) => {
    await inConstantTime(() => requestPasswordReset(services, request.body, sourceOf(request)));
    return { message: 'If there is an account with this email, we have sent a code to it.' };
  });

  addRoute(app, signInEndpoints.resetPassword, async (request) => {
    await inConstantTime(() => resetPassword(services, request.body, sourceOf(request)));
    return { message: 'Your password was changed. Please log in with the new one.' };
  });

  addRoute(app, signInEndpoints.changePassword, async (request) => {
    await changePassword(services, signedInOf(request), request.body, clientOf(request));
    return { message: 'Your password was changed.' };
  });

  addRoute(app, accountEndpoints.listSessions, async (request) => {
    const { user, session } = signedInOf(request);
    const sessions = await listOpenSessions(services, user);
    return {
      message: 'Your sessions.',
      data: sessions.map((each) => ({ ...each, isCurrent: each.id === session.id })),
    };
  });

  addRoute(app, accountEndpoints.endSession, async (request) => {
    const { id } = request.params;
    const userId = signedInOf(request).user.id;
    const isEnded = await signOut(services, { id, userId }, clientOf(request));
    if (!isEnded) throw new HttpError(404, 'This session has already ended.');
    return { message: 'That device was logged out.' };
  });

  addRoute(app, accountEndpoints.endAllSessions, async (request) => {
    await signOutEverywhere(services, signedInOf(request).user.id, clientOf(request));
    return { message: 'You were logged out everywhere.' };
  });

  addRoute(app, twoFactorEndpoints.getTwoFactor, async (request) => ({
    message: 'Your two-step login.',
    data: await twoFactorState(services, signedInOf(request).user.id),
  }));

  addRoute(app, twoFactorEndpoints.prepareTwoFactor, async (request) => {
    const { user } = signedInOf(request);
    const data = await prepareTwoFactor(services, user, request.body, clientOf(request));
    return { message: 'Scan the QR code with your authenticator app.', data };
  });

  addRoute(app, twoFactorEndpoints.turnOnTwoFactor, async (request) => {
    const signedIn = signedInOf(request);
    const { code } = request.body;
    const recoveryCodes = await turnOnTwoFactor(services, signedIn, code, clientOf(request));
    return { message: 'Two-step login is on.', data: { recoveryCodes } };
  });

  addRoute(app, twoFactorEndpoints.turnOffTwoFactor, async (request) => {
    const { user } = signedInOf(request);
    await turnOffTwoFactor(services, user, request.body, clientOf(request));
    return { message: 'Two-step login is off.' };
  });
};

/** The client of a request, and its session if the user is signed in. */
function sourceOf(request: FastifyRequest) {
  return { client: clientOf(request), signedIn: request.signedIn };
}

/** Takes a minimum time, so that the duration does not reveal whether an account exists. */
async function inConstantTime(work: () => Promise<void>): Promise<void> {
  const [outcome] = await Promise.allSettled([work(), delay(CONSTANT_TIME_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
}
