import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/users.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { actorOf } from '#server/core/plugins/signed-in.ts';
import type { Media } from '#server/media/media.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import {
  changeRole,
  changeUserStatus,
  deleteUserAccount,
  userNotFound,
} from './user-administration.ts';
import { findUser, listUsers } from './users-store.ts';

interface UsersRoutesOptions {
  services: AccountServices;
  media: Media;
}

/** What admins see of people and do to their accounts, below the prefix. */
export const usersRoutes: FastifyPluginAsyncZod<UsersRoutesOptions> = async (
  app,
  { services, media },
) => {
  const { db } = services;

  app.route({
    ...routeOf(endpoints.listUsers),
    handler: async () => ({ message: 'Every account.', data: await listUsers(db) }),
  });

  app.route({
    ...routeOf(endpoints.getUser),
    handler: async ({ params }) => {
      const data = await findUser(db, params.id);
      if (!data) throw userNotFound();
      return { message: 'The account.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.deleteUser),
    handler: async (request) => {
      await deleteUserAccount(services, media, request.params.id, actorOf(request));
      return { message: 'The account was deleted.' };
    },
  });

  app.route({
    ...routeOf(endpoints.changeUserRole),
    handler: async (request) => {
      const { params, body } = request;
      const data = await changeRole(services, params.id, body, actorOf(request));
      return { message: 'The role was changed.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.changeUserStatus),
    handler: async (request) => {
      const { params, body } = request;
      const data = await changeUserStatus(services, params.id, body, actorOf(request));
      return { message: 'The status was changed.', data };
    },
  });
};
