import type { FastifyPluginAsync } from 'fastify';
import * as endpoints from '#contract/endpoints/users.ts';
import { clientOf } from '#server/core/http/client.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
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
export const usersRoutes: FastifyPluginAsync<UserServices> = async (app, services) => {
  const { db, clock } = services;

  addRoute(app, endpoints.listUsers, async () => ({
    message: 'All users.',
    data: await listUsers(db),
  }));

  addRoute(app, endpoints.getUser, async ({ params }) => ({
    message: 'The user.',
    data: await requireUser(db, params.id),
  }));

  addRoute(app, endpoints.deleteUser, async (request) => {
    await deleteUserAccount(services, request.params.id, actorOf(request));
    return { message: 'The account was deleted.' };
  });

  addRoute(app, endpoints.changeUserRole, async (request) => {
    const { currentPassword, role } = request.body;
    const given = { password: currentPassword, field: 'currentPassword' };
    // A stolen session must not be enough to make more admins.
    await checkPassword(services, signedInOf(request).user, given, clientOf(request));
    const data = await changeRole(services, request.params.id, role, actorOf(request));
    return { message: 'The role was changed.', data };
  });

  addRoute(app, endpoints.changeUserStatus, async (request) => ({
    message: 'The status was changed.',
    data: await changeUserStatus(services, request.params.id, request.body, actorOf(request)),
  }));

  addRoute(app, endpoints.getUserTotal, async () => ({
    message: 'The number of users.',
    data: { total: await countUsers(db) },
  }));

  addRoute(app, endpoints.getActiveUserTotal, async () => ({
    message: 'The number of users active within the last 30 days.',
    data: { total: await countActiveUsers(db, new Date(+clock() - ACTIVE_WITHIN_MS)) },
  }));

  addRoute(app, endpoints.getRegistrations, async () => ({
    message: 'Registrations by day.',
    data: await countRegistrations(db),
  }));
};
