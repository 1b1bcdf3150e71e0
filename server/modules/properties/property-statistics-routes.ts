import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/properties.ts';
import type { Database } from '#server/core/database/database.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { propertyStatistics } from './property-statistics-store.ts';

/** `GET /admin/stats/properties`, below the prefix. */
export const propertyStatisticsRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (
  app,
  { db },
) => {
  app.route({
    ...routeOf(endpoints.getPropertyStatistics),
    handler: async () => ({
      message: 'The listings in numbers.',
      data: await propertyStatistics(db),
    }),
  });
};
