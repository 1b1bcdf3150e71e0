import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Audience } from '#contract/endpoint.ts';
import { ADMIN_ROLE } from '#contract/user.ts';
import { Problem } from '#server/core/http-error.ts';
import { signedInOf } from './signed-in.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. */
    audience?: Audience;
  }
}

/**
 * The one place that decides who may call a route: 401 to who is not signed in, 403 to who is no
 * admin, or one with an e-mail address that may be somebody else's, where only admins may. The app
 * refuses to start with a route that does not name its audience, so that forgetting it can never
 * open one.
 */
export const audienceGuard = fp(async (app: FastifyInstance) => {
  const routes: { method: string | string[]; url: string; config?: { audience?: Audience } }[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Only now, because a plugin's routes are given their audience by hooks that run after ours.
  app.addHook('onReady', async () => {
    const nameless = routes.filter(({ config }) => !config?.audience);
    if (nameless.length === 0) return;
    const list = nameless.map(({ method, url }) => `${method} ${url}`).join(', ');
    throw new Error(`These routes name no audience: ${list}`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { is404, routeOptions } = request;
    if (is404 || routeOptions.config.audience === 'public') return;
    reply.header('cache-control', 'no-store');
    const { user } = signedInOf(request);
    if (routeOptions.config.audience !== 'admin') return;
    if (user.role !== ADMIN_ROLE) throw new Problem(403, 'You are not allowed to do this.');
    if (!user.isVerified) throw new Problem(403, 'Please verify your email first.');
  });
});

/** Names the audience of routes that a foreign plugin registers, which knows nothing of ours. */
export function setAudience(app: FastifyInstance, audience: Audience): void {
  app.addHook('onRoute', (route) => {
    route.config = { audience, ...route.config };
  });
}
