import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/saved-properties.ts';
import type { Database } from '#server/core/database/database.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { Problem } from '#server/core/http-error.ts';
import { signedInOf } from '#server/core/plugins/signed-in.ts';
import { hasProperty } from '#server/modules/properties/properties-store.ts';
import {
  isSaved,
  listSavedProperties,
  saveProperty,
  unsaveProperty,
} from './saved-properties-store.ts';

interface SavedPropertiesOptions {
  db: Database;
  clock: () => Date;
}

/** Saving properties and listing the saved ones, below the prefix. */
export const savedPropertiesRoutes: FastifyPluginAsyncZod<SavedPropertiesOptions> = async (
  app,
  { db, clock },
) => {
  app.route({
    ...routeOf(endpoints.saveProperty),
    handler: async (request) => {
      const saving = { userId: signedInOf(request).user.id, propertyId: request.params.id };
      if (!(await saveProperty(db, saving, clock()))) throw noSuchProperty();
      return { message: 'Property saved' };
    },
  });

  app.route({
    ...routeOf(endpoints.unsaveProperty),
    handler: async (request) => {
      const saving = { userId: signedInOf(request).user.id, propertyId: request.params.id };
      if (!(await hasProperty(db, saving.propertyId))) throw noSuchProperty();
      await unsaveProperty(db, saving);
      return { message: 'removed from saved' };
    },
  });

  app.route({
    ...routeOf(endpoints.getSavedState),
    handler: async (request) => {
      const saving = { userId: signedInOf(request).user.id, propertyId: request.params.id };
      if (!(await hasProperty(db, saving.propertyId))) throw noSuchProperty();
      return { message: 'Whether it is saved.', data: { saved: await isSaved(db, saving) } };
    },
  });

  app.route({
    ...routeOf(endpoints.listSavedProperties),
    handler: async (request) => ({
      message: 'Every property saved.',
      data: await listSavedProperties(db, signedInOf(request).user.id),
    }),
  });
};

function noSuchProperty(): Problem {
  return new Problem(404, 'Property not found');
}
