import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Audience } from '#contract/endpoint.ts';
import { ADMIN_ROLE } from '#contract/endpoints/user.ts';
import { type SignedIn, signedInOf } from '#server/core/security/authentication.ts';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    audience?: Audience;
  }
}

/**
 * Decides who may call a route: 401 without a session, 403 without the admin role or with an
 * unverified email where the route is for admins. The app does not start if a route has no audience.
 */
export const audienceGuard = fp(async (app: FastifyInstance) => {
  const routes: { method: string | string[]; url: string; config?: { audience?: Audience } }[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Checked when ready, because `setAudience` runs after this hook.
  app.addHook('onReady', async () => {
    const unguarded = routes.filter(({ config }) => !config?.audience);
    if (unguarded.length === 0) return;
    const list = unguarded.map(({ method, url }) => `${method} ${url}`).join(', ');
    throw new Error(`These routes name no audience: ${list}`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { is404, routeOptions } = request;
    if (is404 || routeOptions.config.audience === 'public') return;
    reply.header('cache-control', 'no-store');
    checkAudience(request);
  });
});

/** @throws HttpError 401 or 403 if the user may not call the route, which is not public */
export function checkAudience(request: FastifyRequest): void {
  signedInOf(request);
  if (request.routeOptions.config.audience === 'admin') checkStaff(request);
}

/** @throws HttpError 401 or 403 if the user may not call the routes for admins */
export function checkStaff(request: FastifyRequest): void {
  const { user } = signedInOf(request);
  if (user.role !== ADMIN_ROLE)
    throw new HttpError(403, 'Only admins can do this. Ask an admin for access.');
  if (!user.isVerified) throw new HttpError(403, 'Please verify your email first.');
}

/** Whether a signed-in user may call the routes for admins. */
export function isStaff({ user }: SignedIn): boolean {
  return user.role === ADMIN_ROLE && user.isVerified;
}

/** Sets the audience of the routes that a third-party plugin registers. */
export function setAudience(app: FastifyInstance, audience: Audience): void {
  app.addHook('onRoute', (route) => {
    route.config = { audience, ...route.config };
  });
}
