import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SESSION_EXPIRED_MESSAGE, UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { ACTIVE_STATUS } from '#contract/user.ts';
import { type Actor, callerOf } from '#server/core/caller.ts';
import { Problem } from '#server/core/http-error.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { isExpired, isNotableUse } from '#server/modules/auth/session-limits.ts';
import { bearerTokenOf, tokenHashOf } from '#server/modules/auth/session-token.ts';
import { findSession, noteUse } from '#server/modules/auth/sessions-store.ts';
import type { SignedIn } from '#server/modules/auth/signed-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and by which session; null where nobody is signed in. */
    signedIn: SignedIn | null;
    /** Why nobody is: the message of the 401 where somebody has to be. */
    refusal: string;
  }
}

/** Reads the session of every request that brings a token. What it may do is the guard's affair. */
export const signedIn = fp(async (app: FastifyInstance, services: AccountServices) => {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('refusal', UNAUTHENTICATED_MESSAGE);
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const token = bearerTokenOf(request.headers.authorization);
    if (token === null) return;
    const { db, clock, sessionLimits } = services;
    const found = await findSession(db, tokenHashOf(token));
    if (!found || found.user.status !== ACTIVE_STATUS) return;
    const now = clock();
    if (isExpired(found.session, sessionLimits, now)) {
      request.refusal = SESSION_EXPIRED_MESSAGE;
      return;
    }
    if (isNotableUse(found.session, now)) await noteUse(db, found.session, now);
    request.signedIn = found;
  });
});

/** Who asks, on a route whose audience the guard has let through. */
export function signedInOf({ signedIn, refusal }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Problem(401, refusal);
  return signedIn;
}

/** Who does something, on a route whose audience the guard has let through. */
export function actorOf(request: FastifyRequest): Actor {
  return { ...callerOf(request), actorId: signedInOf(request).user.id };
}
