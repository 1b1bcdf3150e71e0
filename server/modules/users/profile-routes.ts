import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/profile.ts';
import { PHOTO_MAX_BYTES, ProfileForm } from '#contract/profile.ts';
import { messages } from '#contract/validation-messages.ts';
import { callerOf } from '#server/core/caller.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { Problem } from '#server/core/http-error.ts';
import type { FormShape } from '#server/core/multipart-form.ts';
import { signedInOf } from '#server/core/plugins/signed-in.ts';
import { withReceivedForm } from '#server/core/received-form.ts';
import type { Media } from '#server/media/media.ts';
import type { AccountServices } from '#server/modules/auth/account-services.ts';
import { updateProfile } from './profile.ts';

interface ProfileRoutesOptions {
  services: AccountServices;
  media: Media;
}

const { photo: _, ...textFields } = ProfileForm.shape;
const form: FormShape = {
  hasField: (name) => Object.hasOwn(textFields, name),
  maxFields: Object.keys(textFields).length + 1,
  maxFieldBytes: 4096,
  fileName: 'photo',
  maxFiles: 1,
  maxFileBytes: PHOTO_MAX_BYTES,
  maxBytes: PHOTO_MAX_BYTES * 3,
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
      const data = await withReceivedForm(request, media, form, ({ fields, files: [photo] }) => {
        if (photo?.isTooLarge) throw tooLarge();
        const changes = { texts: Object.fromEntries(fields), photo: photo?.content ?? null };
        return updateProfile(services, media, signedInOf(request), changes, callerOf(request));
      });
      return { message: 'Profile Updated', data };
    },
  });
};

function tooLarge(): Problem {
  const message = messages.fileTooLarge(PHOTO_MAX_BYTES);
  return new Problem(413, message, { photo: message });
}
