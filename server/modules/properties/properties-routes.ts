import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/properties.ts';
import { searchOfQuery } from '#contract/property-search-query.ts';
import { actorOf } from '#server/core/authentication.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { receiveForm } from '#server/core/multipart-form.ts';
import type { Services } from '#server/core/services.ts';
import type { Media } from '#server/media/media.ts';
import { findProperty, listProperties, propertyNotFound } from './properties-service.ts';
import { createProperty, deleteProperty, updateProperty } from './property-editing-service.ts';
import { propertyFormShape } from './property-form.ts';
import { pageProperties, pageRequestOf } from './property-pages.ts';
import { propertyStatistics } from './property-statistics-store.ts';
import { isView, recordView } from './property-views.ts';

export const propertiesRoutes: FastifyPluginAsyncZod<Services & { media: Media }> = async (
  app,
  services,
) => {
  const { db, media } = services;
  await app.register(multipart);

  app.route({
    ...routeOf(endpoints.listProperties),
    handler: async ({ query }, reply) => {
      const search = searchOfQuery(query);
      const page = pageRequestOf(query);
      // Caches may store the response but must revalidate it.
      reply.header('cache-control', 'no-cache');
      if (page === null) {
        return { message: 'All matching properties.', data: await listProperties(db, search) };
      }
      const { properties, meta } = await pageProperties(db, search, page);
      return { message: 'A page of the matching properties.', data: properties, meta };
    },
  });

  app.route({
    ...routeOf(endpoints.getProperty),
    handler: async (request, reply) => {
      const property = await findProperty(db, request.params.id);
      if (!property) throw propertyNotFound();
      reply.header('cache-control', 'private, no-cache');
      if (isView(request)) {
        property.viewCount =
          (await recordView(services, request, property._id)) ?? property.viewCount;
      }
      return { message: 'The property.', data: property };
    },
  });

  app.route({
    ...routeOf(endpoints.getPropertyStatistics),
    handler: async () => ({
      message: 'Statistics of the properties.',
      data: await propertyStatistics(db),
    }),
  });

  app.route({
    ...routeOf(endpoints.createProperty),
    handler: async (request, reply) => {
      const data = await receiveForm(request, propertyFormShape, media.uploadsFolder, (form) =>
        createProperty(services, form, actorOf(request)),
      );
      reply.code(201);
      return { message: 'Your property has been successfully created.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.updateProperty),
    handler: async (request) => {
      const { id } = request.params;
      const data = await receiveForm(request, propertyFormShape, media.uploadsFolder, (form) =>
        updateProperty(services, id, form, actorOf(request)),
      );
      return { message: 'Your property has been successfully updated.', data };
    },
  });

  app.route({
    ...routeOf(endpoints.deleteProperty),
    handler: async (request) => {
      await deleteProperty(services, request.params.id, actorOf(request));
      return { message: 'Your property has been successfully deleted.' };
    },
  });
};
