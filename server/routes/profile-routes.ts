import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoints } from '#contract/endpoints.ts';
import { PHOTO_MAX_BYTES, ProfileForm } from '#contract/profile.ts';
import type { AccountServices } from '#server/accounts/account-services.ts';
import { updateProfile } from '#server/accounts/profile.ts';
import { callerOf } from '#server/caller.ts';
import type { Media } from '#server/media/media.ts';
import { signedInOf } from '#server/plugins/signed-in.ts';
import { routeOf } from './endpoint-route.ts';
import { readMultipartForm } from './multipart-form.ts';

interface ProfileRoutesOptions {
  services: AccountServices;
  media: Media;
}

const { photo: _, ...textFields } = ProfileForm.shape;
const form = {
  fieldNames: Object.keys(textFields),
  fileName: 'photo',
  maxFileBytes: PHOTO_MAX_BYTES,
};

/** `PUT /auth/profile`, below the prefix. */
export const profileRoutes: FastifyPluginAsyncZod<ProfileRoutesOptions> = async (
  app,
  { services, media },
) => {
  await app.register(multipart);

  app.route({
    ...routeOf(endpoints.updateProfile),
    handler: async (request) => {
      const { fields, file } = await readMultipartForm(request, form);
      const changes = { texts: Object.fromEntries(fields), photo: file };
      const person = signedInOf(request);
      const data = await updateProfile(services, media, person, changes, callerOf(request));
      return { message: 'Profile Updated', data };
    },
  });
};
