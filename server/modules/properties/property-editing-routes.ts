import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/properties.ts';
import { propertyImageLimits } from '#contract/property-form.ts';
import { messages } from '#contract/validation-messages.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { Problem } from '#server/core/http-error.ts';
import type { FormFile, FormShape } from '#server/core/multipart-form.ts';
import { actorOf } from '#server/core/plugins/signed-in.ts';
import { withReceivedForm } from '#server/core/received-form.ts';
import type { Media } from '#server/media/media.ts';
import {
  createProperty,
  type PropertyForm,
  type PropertyServices,
  removeProperty,
  updateProperty,
} from './property-editing.ts';
import { isFormField, MAX_FORM_FIELDS } from './property-form-reading.ts';

const { images: maxFiles, bytesEach, bytesTogether } = propertyImageLimits;

const form: FormShape = {
  hasField: isFormField,
  maxFields: MAX_FORM_FIELDS,
  maxFieldBytes: 40_000,
  fileName: 'images',
  maxFiles,
  maxFileBytes: bytesEach,
  maxBytes: bytesTogether,
};

/** Creating, changing and deleting properties, below the prefix. */
export const propertyEditingRoutes: FastifyPluginAsyncZod<PropertyServices> = async (
  app,
  services,
) => {
  const { media } = services;
  await app.register(multipart);

  app.route({
    ...routeOf(endpoints.createProperty),
    handler: async (request, reply) => {
      const data = await withForm(request, media, (sent) =>
        createProperty(services, sent, actorOf(request)),
      );
      reply.code(201);
      return { message: 'Your property has been successfully created.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.updateProperty),
    handler: async (request) => {
      const { id } = request.params;
      const data = await withForm(request, media, (sent) =>
        updateProperty(services, id, sent, actorOf(request)),
      );
      return { message: 'Your property has been successfully updated.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.deleteProperty),
    handler: async (request) => {
      await removeProperty(services, request.params.id, actorOf(request));
      return { message: 'Your property has been successfully deleted.' };
    },
  });
};

function withForm<Result>(
  request: FastifyRequest,
  media: Media,
  work: (form: PropertyForm) => Promise<Result>,
): Promise<Result> {
  return withReceivedForm(request, media, form, ({ fields, files }) => {
    rejectTooLarge(files);
    return work({ texts: fields, files: files.map(({ content: path }) => ({ path })) });
  });
}

function rejectTooLarge(files: readonly FormFile<string>[]): void {
  const message = messages.fileTooLarge(bytesEach);
  const errors = files.flatMap(({ isTooLarge }, index) =>
    isTooLarge ? [[`images[${index}]`, message]] : [],
  );
  if (errors.length > 0) throw new Problem(413, message, Object.fromEntries(errors));
}
