import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adminEndpoints, adminFormExtensions } from '#contract/admin-endpoints.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { routeOf, urlOf } from '#server/core/endpoint-route.ts';

/** `GET /admin/extensions`, below the prefix: what is served is what the app has a route for. */
export const adminRoutes: FastifyPluginAsyncZod = async (app) => {
  const isServed = ({ method, path }: Endpoint) =>
    app.hasRoute({ method, url: `${app.prefix}${urlOf(path)}` });

  app.route({
    ...routeOf(adminEndpoints.adminExtensions),
    handler: async () => {
      const calls = Object.entries<Endpoint>(adminEndpoints).filter(([, each]) => isServed(each));
      const parts = isServed(endpoints.updateProperty) ? adminFormExtensions : [];
      return {
        message: 'What this API offers admins.',
        data: [...calls.map(([name]) => name), ...parts],
      };
    },
  });
};
