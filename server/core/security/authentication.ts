import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { SESSION_EXPIRED_MESSAGE, UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import type { SessionRow } from '#server/core/database/accounts-schema.ts';
import type { UserRow } from '#server/core/database/schema.ts';
import { type Actor, clientOf } from '#server/core/http/client.ts';
import { HttpError } from '#server/core/http/http-error.ts';

export interface SignedIn {
  session: SessionRow;
  user: UserRow;
}

export type Authenticate = (token: string) => Promise<SignedIn | 'expired' | null>;

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
    /** Reads the session of the token, which may have ended since the request began. */
    authenticate(): Promise<void>;
    /** The message of the 401 if the route requires a user. */
    authenticationError: string;
  }
}

/** Reads the session of every request with a token; the audience guard decides what it may do. */
export const authentication = fp(
  async (app: FastifyInstance, { authenticate }: { authenticate: Authenticate }) => {
    app.decorateRequest('signedIn', null);
    app.decorateRequest('authenticationError', UNAUTHENTICATED_MESSAGE);
    app.decorateRequest('authenticate', async function () {
      const token = this.headers.authorization?.match(/^Bearer +([\w-]{43})$/i)?.[1];
      if (token === undefined) return;
      const result = await authenticate(token);
      this.signedIn = result === 'expired' ? null : result;
      if (result === 'expired') this.authenticationError = SESSION_EXPIRED_MESSAGE;
    });
    app.addHook('onRequest', async (request) => {
      if (!request.is404) await request.authenticate();
    });
  },
);

/** The signed-in user. @throws HttpError 401 */
export function signedInOf({ signedIn, authenticationError }: FastifyRequest): SignedIn {
  if (!signedIn) throw new HttpError(401, authenticationError);
  return signedIn;
}

/** The signed-in user and their client, for the audit log. @throws HttpError 401 */
export function actorOf(request: FastifyRequest): Actor {
  return { ...clientOf(request), actorId: signedInOf(request).user.id };
}
