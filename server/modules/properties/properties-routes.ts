import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as endpoints from '#contract/properties.ts';
import { searchOfQuery } from '#contract/property-search-query.ts';
import type { Database } from '#server/core/database/database.ts';
import { routeOf } from '#server/core/endpoint-route.ts';
import { Problem } from '#server/core/http-error.ts';
import { isPrefetch, visitorOf } from '#server/core/visitor.ts';
import { secretOf } from '#server/modules/auth/secrets-store.ts';
import { pageRequestOf } from './page-request.ts';
import { findProperty, listProperties } from './properties-store.ts';
import { countFacets } from './property-facets-store.ts';
import { pageProperties } from './property-pages-store.ts';
import { countView } from './property-views-store.ts';
import { countPersonalView } from './viewed-properties-store.ts';

interface PropertiesRoutesOptions {
  db: Database;
  clock: () => Date;
}

/** `GET /properties` and `GET /properties/:id`, below the prefix. */
export const propertiesRoutes: FastifyPluginAsyncZod<PropertiesRoutesOptions> = async (
  app,
  { db, clock },
) => {
  app.route({
    ...routeOf(endpoints.listProperties),
    handler: async ({ query }, reply) => {
      const search = searchOfQuery(query);
      const page = pageRequestOf(query);
      // Kept by caches, but never shown without asking whether it still holds.
      reply.header('cache-control', 'no-cache');
      if (page === null) {
        return { message: 'Every property found.', data: await listProperties(db, search) };
      }
      const { properties, ...meta } = await pageProperties(db, search, page);
      const { facets } = page;
      return {
        message: 'A page of the properties found.',
        data: properties,
        meta: facets.length > 0 ? { ...meta, facets: await countFacets(db, search, facets) } : meta,
      };
    },
  });

  app.route({
    ...routeOf(endpoints.getProperty),
    handler: async (request, reply) => {
      const property = await findProperty(db, request.params.id);
      if (!property) throw propertyNotFound();
      reply.header('cache-control', 'private, no-cache');
      const isLook = request.method === 'GET' && !isPrefetch(request);
      if (isLook) {
        const day = clock().toISOString().slice(0, 10);
        const visitor = visitorOf(request, await secretOf(db, 'visitors'), day);
        const propertyId = property._id;
        const viewCount = await countView(db, { propertyId, visitor, day });
        // Somebody deleted it meanwhile.
        if (viewCount === null) throw propertyNotFound();
        property.viewCount = viewCount;
        const userId = request.signedIn?.user.id;
        if (userId) await countPersonalView(db, { userId, propertyId, day });
      }
      return { message: 'The property.', data: property };
    },
  });
};

function propertyNotFound(): Problem {
  return new Problem(404, 'Property not found');
}
