import type { FastifyPluginAsync } from 'fastify';
import * as endpoints from '#contract/endpoints/table-views.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import type { Services } from '#server/core/services.ts';
import {
  deleteTableView,
  listTableViews,
  renameTableView,
  saveTableView,
} from './table-views-service.ts';

export const tableViewsRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const { db } = services;

  addRoute(app, endpoints.listTableViews, async (request) => ({
    message: 'Your views.',
    data: await listTableViews(db, signedInOf(request).user.id),
  }));

  addRoute(app, endpoints.saveTableView, async (request) => ({
    message: 'The view was saved.',
    data: await saveTableView(services, signedInOf(request).user.id, request.body),
  }));

  addRoute(app, endpoints.renameTableView, async (request) => {
    const { id } = signedInOf(request).user;
    const data = await renameTableView(db, id, request.params.id, request.body.name);
    return { message: 'The view was renamed.', data };
  });

  addRoute(app, endpoints.deleteTableView, async (request) => {
    await deleteTableView(db, signedInOf(request).user.id, request.params.id);
    return { message: 'The view was deleted.' };
  });
};
