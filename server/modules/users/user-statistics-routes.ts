import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/users.ts';
import type { Database } from '#server/core/database/database.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { countActiveUsers, countRegistrations, countUsers } from './user-statistics-store.ts';

/** Who has used their account since is active. */
const ACTIVE_WITHIN_MS = 30 * 24 * 60 * 60 * 1000;

interface UserStatisticsRoutesOptions {
  db: Database;
  clock: () => Date;
}

/** The three calls below `/admin/stats/users`, below the prefix. */
export const userStatisticsRoutes: FastifyPluginAsyncZod<UserStatisticsRoutesOptions> = async (
  app,
  { db, clock },
) => {
  app.route({
    ...routeOf(endpoints.getUserTotal),
    handler: async () => ({
      message: 'How many accounts there are.',
      data: { total: await countUsers(db) },
    }),
  });

  app.route({
    ...routeOf(endpoints.getActiveUserTotal),
    handler: async () => ({
      message: 'How many accounts were in use within the last 30 days.',
      data: { total: await countActiveUsers(db, new Date(+clock() - ACTIVE_WITHIN_MS)) },
    }),
  });

  app.route({
    ...routeOf(endpoints.getRegistrations),
    handler: async () => ({
      message: 'Registrations by day.',
      data: await countRegistrations(db),
    }),
  });
};
