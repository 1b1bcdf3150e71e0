import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as endpoints from '#contract/endpoints/saved-properties.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import type { Services } from '#server/core/services.ts';
import {
  isSaved,
  listSavedProperties,
  saveProperty,
  unsaveProperty,
} from './saved-properties-service.ts';

export const savedPropertiesRoutes: FastifyPluginAsync<Services> = async (app, { db, clock }) => {
  addRoute(app, endpoints.saveProperty, async (request) => {
    await saveProperty(db, savedKeyOf(request, request.params.id), clock());
    return { message: 'Property saved' };
  });

  addRoute(app, endpoints.unsaveProperty, async (request) => {
    await unsaveProperty(db, savedKeyOf(request, request.params.id));
    return { message: 'removed from saved' };
  });

  addRoute(app, endpoints.getSavedState, async (request) => {
    const saved = await isSaved(db, savedKeyOf(request, request.params.id));
    return { message: 'Whether the property is saved.', data: { saved } };
  });

  addRoute(app, endpoints.listSavedProperties, async (request) => ({
    message: 'Saved properties.',
    data: await listSavedProperties(db, signedInOf(request).user.id),
  }));
};

function savedKeyOf(request: FastifyRequest, propertyId: string) {
  return { userId: signedInOf(request).user.id, propertyId };
}
