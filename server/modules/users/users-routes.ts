import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/endpoints/users.ts';
import { clientOf } from '#server/core/http/client.ts';
import { routeOf } from '#server/core/http/endpoint-route.ts';
import { actorOf, signedInOf } from '#server/core/security/authentication.ts';
import { checkPassword } from '#server/modules/auth/password-service.ts';
import {
  changeRole,
  changeUserStatus,
  deleteUserAccount,
  listUsers,
  requireUser,
  type UserServices,
} from './users-service.ts';
import { countActiveUsers, countRegistrations, countUsers } from './users-store.ts';

const ACTIVE_WITHIN_MS = 30 * 24 * 60 * 60 * 1000;

/** User management and statistics, for admins. */
export const usersRoutes: FastifyPluginAsyncZod<UserServices> = async (app, services) => {
  const { db, clock } = services;

  app.route({
    ...routeOf(endpoints.listUsers),
    handler: async () => ({ message: 'All users.', data: await listUsers(db) }),
  });

  app.route({
    ...routeOf(endpoints.getUser),
    handler: async ({ params }) => ({
      message: 'The user.',
      data: await requireUser(db, params.id),
    }),
  });

  app.route({
    ...routeOf(endpoints.deleteUser),
    handler: async (request) => {
      await deleteUserAccount(services, request.params.id, actorOf(request));
      return { message: 'The account was deleted.' };
    },
  });

  app.route({
    ...routeOf(endpoints.changeUserRole),
    handler: async (request) => {
      const { currentPassword, role } = request.body;
      const given = { password: currentPassword, field: 'currentPassword' };
      // A stolen session must not be enough to make more admins.
      await checkPassword(services, signedInOf(request).user, given, clientOf(request));
      const data = await changeRole(services, request.params.id, role, actorOf(request));
      return { message: 'The role was changed.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.changeUserStatus),
    handler: async (request) => ({
      message: 'The status was changed.',
      data: await changeUserStatus(services, request.params.id, request.body, actorOf(request)),
    }),
  });

  app.route({
    ...routeOf(endpoints.getUserTotal),
    handler: async () => ({
      message: 'The number of users.',
      data: { total: await countUsers(db) },
    }),
  });

  app.route({
    ...routeOf(endpoints.getActiveUserTotal),
    handler: async () => ({
      message: 'The number of users active within the last 30 days.',
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
