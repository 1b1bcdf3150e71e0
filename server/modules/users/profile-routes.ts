import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import * as accountEndpoints from '#contract/endpoints/account.ts';
import * as endpoints from '#contract/endpoints/profile.ts';
import { clientOf } from '#server/core/http/client.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { receiveForm } from '#server/core/http/multipart-form.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import { undoEmailChange } from './email-change-service.ts';
import { parseProfileForm, profileFormShape, textProfileFormShape } from './profile-form.ts';
import { deleteOwnAccount, exportAccount, updateProfile } from './profile-service.ts';
import type { UserServices } from './users-service.ts';

/** The profile and account of the signed-in user. */
export const profileRoutes: FastifyPluginAsync<UserServices> = async (app, services) => {
  await app.register(multipart);

  addRoute(app, endpoints.updateProfile, async (request) => {
    const { uploadsFolder } = services.media;
    const { isVerified } = signedInOf(request).user;
    const shape = isVerified ? profileFormShape : textProfileFormShape;
    const data = await receiveForm(request, shape, uploadsFolder, async (form) => {
      const changes = parseProfileForm(form.fields);
      const photoPath = form.files[0]?.path ?? null;
      return updateProfile(services, signedInOf(request), changes, photoPath, clientOf(request));
    });
    return { message: 'Profile Updated', data };
  });

  addRoute(app, endpoints.undoEmailChange, async (request) => {
    const email = await undoEmailChange(services, request.body.token, clientOf(request));
    return { message: `Your email is ${email} again.`, data: { email } };
  });

  addRoute(app, accountEndpoints.exportAccount, async (request) => ({
    message: 'All data stored about you.',
    data: await exportAccount(services, signedInOf(request).user),
  }));

  addRoute(app, accountEndpoints.deleteAccount, async (request) => {
    const { user } = signedInOf(request);
    await deleteOwnAccount(services, user, request.body.password, clientOf(request));
    return { message: 'Your account was deleted.' };
  });
};
