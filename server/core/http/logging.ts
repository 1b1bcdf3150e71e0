import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Logs one line per request, with the ids of its response and of the signed-in user. */
export const requestLog = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const durationMs = Math.round(reply.elapsedTime);
    const user = request.signedIn?.user.id;
    const line = { method, url, ip, user, status: reply.statusCode, durationMs };
    // Orchestrators poll these every few seconds.
    const isHealthCheck = ['/api/health', '/api/ready', '/metrics'].includes(url);
    request.log[isHealthCheck ? 'debug' : 'info'](line, 'request');
  });
});

/** Warns once if X-Forwarded-For arrives from an address that TRUST_PROXY does not name. */
export const forwardedForWarning = fp(async (app: FastifyInstance) => {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    // `ips` has the peer alone if it is not trusted, and is missing if no proxy is.
    if (request.ips && request.ips.length > 1) return;
    hasWarned = true;
    request.log.warn(
      { peer: request.ip },
      'X-Forwarded-For is ignored, because TRUST_PROXY does not name its sender: ' +
        'behind that proxy, all visitors share one rate limit',
    );
  });
});

type LoggedError = {
  type: string;
  message: string;
  /** Includes the stacks of its causes. */
  stack: string;
  code?: unknown;
};

/** Serializes an error for the log, without the parameters of a failed query. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: `${error}`, stack: '' };
  const { name, cause } = error;
  // Drizzle's own message contains the parameters: addresses, and hashes of passwords and codes.
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const stack = (error.stack ?? '').replace(error.message, () => message);
  return {
    type: name,
    message,
    stack: cause instanceof Error ? `${stack}\ncaused by ${loggedError(cause).stack}` : stack,
    ...('code' in error && { code: error.code }),
  };
}
