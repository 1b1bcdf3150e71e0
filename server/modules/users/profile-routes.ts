import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as accountEndpoints from '#contract/endpoints/account.ts';
import * as endpoints from '#contract/endpoints/profile.ts';
import { clientOf } from '#server/core/http/client.ts';
import { routeOf } from '#server/core/http/endpoint-route.ts';
import { receiveForm } from '#server/core/http/multipart-form.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import { undoEmailChange } from './email-change-service.ts';
import { parseProfileForm, profileFormShape, textProfileFormShape } from './profile-form.ts';
import { deleteOwnAccount, exportAccount, updateProfile } from './profile-service.ts';
import type { UserServices } from './users-service.ts';

/** The profile and account of the signed-in user. */
export const profileRoutes: FastifyPluginAsyncZod<UserServices> = async (app, services) => {
  await app.register(multipart);

  app.route({
    ...routeOf(endpoints.updateProfile),
    handler: async (request) => {
      const { uploadsFolder } = services.media;
      const { isVerified } = signedInOf(request).user;
      const shape = isVerified ? profileFormShape : textProfileFormShape;
      const data = await receiveForm(request, shape, uploadsFolder, async (form) => {
        const changes = parseProfileForm(form.fields);
        const photoPath = form.files[0]?.path ?? null;
        return updateProfile(services, signedInOf(request), changes, photoPath, clientOf(request));
      });
      return { message: 'Profile Updated', data };
    },
  });

  app.route({
    ...routeOf(endpoints.undoEmailChange),
    handler: async (request) => {
      const email = await undoEmailChange(services, request.body.token, clientOf(request));
      return { message: `Your email is ${email} again.`, data: { email } };
    },
  });

  app.route({
    ...routeOf(accountEndpoints.exportAccount),
    handler: async (request) => ({
      message: 'All data stored about you.',
      data: await exportAccount(services, signedInOf(request).user),
    }),
  });

  app.route({
    ...routeOf(accountEndpoints.deleteAccount),
    handler: async (request) => {
      const { user } = signedInOf(request);
      await deleteOwnAccount(services, user, request.body.password, clientOf(request));
      return { message: 'Your account was deleted.' };
    },
  });
};
