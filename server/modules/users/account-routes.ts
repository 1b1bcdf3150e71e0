import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as account from '#contract/account.ts';
import * as auth from '#contract/auth.ts';
import { UNAUTHENTICATED_MESSAGE } from '#contract/envelope.ts';
import { callerOf } from '#server/core/caller.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { Problem } from '#server/core/http-error.ts';
import { signedInOf } from '#server/core/plugins/signed-in.ts';
import type { Media } from '#server/media/media.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { listOpenSessions } from '#server/modules/auth/open-sessions.ts';
import { signOut, signOutEverywhere } from '#server/modules/auth/sign-out.ts';
import { exportAccount } from './account-export.ts';
import { deleteOwnAccount } from './account-removal.ts';

interface AccountRoutesOptions {
  services: AccountServices;
  media: Media;
}

/** What people may see and end of their account beyond the specification, below the prefix. */
export const accountRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (
  app,
  { services, media },
) => {
  app.route({
    ...routeOf(auth.listSessions),
    handler: async (request) => {
      const { user, session } = signedInOf(request);
      const sessions = await listOpenSessions(services, user.id);
      return {
        message: 'Where you are signed in.',
        data: sessions.map((each) => ({ ...each, isCurrent: each.id === session.id })),
      };
    },
  });

  app.route({
    ...routeOf(auth.endSession),
    handler: async (request) => {
      const { id } = request.params;
      const userId = signedInOf(request).user.id;
      const isEnded = await signOut(services, { id, userId }, callerOf(request));
      if (!isEnded) throw new Problem(404, 'There is no such session.');
      return { message: 'That device was signed out.' };
    },
  });

  app.route({
    ...routeOf(auth.endAllSessions),
    handler: async (request) => {
      await signOutEverywhere(services, signedInOf(request).user.id, callerOf(request));
      return { message: 'You were signed out everywhere.' };
    },
  });

  app.route({
    ...routeOf(account.exportAccount),
    handler: async (request) => {
      const data = await exportAccount(services, signedInOf(request).user.id);
      if (!data) throw new Problem(401, UNAUTHENTICATED_MESSAGE);
      return { message: 'Everything that is kept about you.', data };
    },
  });

  app.route({
    ...routeOf(account.deleteAccount),
    handler: async (request) => {
      const { password } = request.body;
      await deleteOwnAccount(services, media, signedInOf(request), password, callerOf(request));
      return { message: 'Your account was deleted.' };
    },
  });
};
