import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/endpoints/saved-properties.ts';
import { routeOf } from '#server/core/http/endpoint-route.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import type { Services } from '#server/core/services.ts';
import {
  isSaved,
  listSavedProperties,
  saveProperty,
  unsaveProperty,
} from './saved-properties-service.ts';

export const savedPropertiesRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { db, clock },
) => {
  app.route({
    ...routeOf(endpoints.saveProperty),
    handler: async (request) => {
      await saveProperty(db, savedKeyOf(request, request.params.id), clock());
      return { message: 'Property saved' };
    },
  });

  app.route({
    ...routeOf(endpoints.unsaveProperty),
    handler: async (request) => {
      await unsaveProperty(db, savedKeyOf(request, request.params.id));
      return { message: 'removed from saved' };
    },
  });

  app.route({
    ...routeOf(endpoints.getSavedState),
    handler: async (request) => {
      const saved = await isSaved(db, savedKeyOf(request, request.params.id));
      return { message: 'Whether the property is saved.', data: { saved } };
    },
  });

  app.route({
    ...routeOf(endpoints.listSavedProperties),
    handler: async (request) => ({
      message: 'Saved properties.',
      data: await listSavedProperties(db, signedInOf(request).user.id),
    }),
  });
};

function savedKeyOf(request: FastifyRequest, propertyId: string) {
  return { userId: signedInOf(request).user.id, propertyId };
}
