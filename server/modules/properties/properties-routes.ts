import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as adminEndpoints from '#contract/endpoints/admin-properties.ts';
import * as binEndpoints from '#contract/endpoints/deleted-properties.ts';
import { listKeptHomes } from '#contract/endpoints/kept-homes.ts';
import * as endpoints from '#contract/endpoints/properties.ts';
import { isPublished } from '#contract/property/property.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import { searchOfQuery } from '#contract/search/property-search-query.ts';
import { isId } from '#server/core/database/row-id.ts';
import { checkStaff, isStaff } from '#server/core/http/audience-guard.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { receiveForm } from '#server/core/http/multipart-form.ts';
import { limitedReads } from '#server/core/http/read-limit.ts';
import type { CachedResponse, ResponseCache } from '#server/core/http/response-cache.ts';
import { actorOf } from '#server/core/security/authentication.ts';
import { secretReader } from '#server/core/security/secrets-store.ts';
import type { Services } from '#server/core/services.ts';
import type { Media } from '#server/media/media.ts';
import {
  deleteProperty,
  pageDeletedProperties,
  restoreProperty,
} from './deleted-properties-service.ts';
import { findProperties, findProperty, propertyNotFound } from './properties-service.ts';
import { propertyFormShape } from './property-changes.ts';
import { createProperty, updateProperty } from './property-editing-service.ts';
import { onePage, pageRequestOf, wholeList } from './property-pages.ts';
import type { Viewer } from './property-rows.ts';
import { propertyStatistics } from './property-statistics-store.ts';
import { isView, recordView } from './property-views.ts';

type PropertiesOptions = Services & {
  media: Media;
  responses: ResponseCache;
};

/** Text and several locations are compared with every property. */
function kindOf({ q, location }: PropertySearch, isPage: boolean): CachedResponse['kind'] {
  const isLong = location !== undefined && /,|^elsewhere in /i.test(location);
  if (q !== undefined || isLong) return 'textSearch';
  return isPage ? 'page' : 'list';
}

function viewerOf({ signedIn }: FastifyRequest): Viewer {
  return signedIn && isStaff(signedIn) ? 'staff' : 'public';
}

export const propertiesRoutes: FastifyPluginAsync<PropertiesOptions> = async (app, services) => {
  const { db, clock, media, responses } = services;
  const views = { db, clock, visitorSecret: secretReader(db, 'visitors') };
  await app.register(multipart);

  addRoute(
    app,
    endpoints.listProperties,
    async (request, reply) => {
      const { query } = request;
      const search = searchOfQuery(query);
      const page = pageRequestOf(query);
      if (search.published !== undefined) checkStaff(request);
      const viewer = viewerOf(request);
      return responses.send(request, reply, {
        key: ['properties', search, page, viewer],
        kind: kindOf(search, page !== null),
        // Caches may store the response of a visitor but must revalidate it.
        headers: {
          'cache-control': viewer === 'public' ? 'no-cache' : 'private, no-cache',
          'content-type': 'application/json; charset=utf-8',
        },
        parts: (db) => (page ? onePage(db, search, page, viewer) : wholeList(db, search, viewer)),
      });
    },
    limitedReads,
  );

  addRoute(
    app,
    endpoints.getProperty,
    async (request, reply) => {
      const property = await findProperty(db, request.params.id, viewerOf(request));
      if (!property) throw propertyNotFound();
      reply.header('cache-control', 'private, no-cache');
      const isCountable = isPublished(property) && isView(request);
      if (isCountable && (await recordView(views, request, property._id))) {
        property.viewCount = (property.viewCount ?? 0) + 1;
      }
      return { message: 'The property.', data: property };
    },
    limitedReads,
  );

  addRoute(
    app,
    listKeptHomes,
    async (request, reply) => {
      const ids = request.query.ids.split(',').filter(isId);
      reply.header('cache-control', 'private, no-cache');
      return { message: 'The properties.', data: await findProperties(db, ids, viewerOf(request)) };
    },
    limitedReads,
  );

  addRoute(app, adminEndpoints.getPropertyStatistics, async () => ({
    message: 'Statistics of the properties.',
    data: await propertyStatistics(db, clock()),
  }));

  addRoute(app, adminEndpoints.createProperty, async (request) => {
    const data = await receiveForm(request, propertyFormShape, media.uploadsFolder, (form) =>
      createProperty(services, form, actorOf(request)),
    );
    return { message: 'Your property has been successfully created.', data };
  });

  addRoute(app, adminEndpoints.updateProperty, async (request) => {
    const { id } = request.params;
    const data = await receiveForm(request, propertyFormShape, media.uploadsFolder, (form) =>
      updateProperty(services, id, form, actorOf(request)),
    );
    return { message: 'Your property has been successfully updated.', data };
  });

  addRoute(app, adminEndpoints.deleteProperty, async (request) => {
    await deleteProperty(services, request.params.id, actorOf(request));
    return { message: 'Your property has been successfully deleted.' };
  });

  addRoute(app, binEndpoints.listDeletedProperties, async ({ query }) => {
    const { deleted, nextCursor } = await pageDeletedProperties(db, query.cursor);
    return { message: 'The deleted properties.', data: deleted, meta: { nextCursor } };
  });

  addRoute(app, binEndpoints.restoreProperty, async (request) => {
    const data = await restoreProperty(services, request.params.id, actorOf(request));
    return { message: 'Your property has been successfully restored.', data };
  });
};
