import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as endpoints from '#contract/endpoints/enquiries.ts';
import { clientOf } from '#server/core/http/client.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { actorOf } from '#server/core/security/authentication.ts';
import type { Services } from '#server/core/services.ts';
import { streamEnquiries } from './enquiries-csv.ts';
import {
  changeEnquiry,
  deleteEnquiry,
  enquiryOverview,
  listRelated,
  pageEnquiries,
  receiveEnquiry,
  recordExport,
  requireEnquiry,
} from './enquiries-service.ts';

/** Enquiries and reports: anyone sends them, and only admins read them. */
export const enquiriesRoutes: FastifyPluginAsync<Services> = async (app, services) => {
  const { db } = services;
  const senderOf = (request: FastifyRequest) => {
    return { client: clientOf(request), userId: request.signedIn?.user.id ?? null };
  };

  addRoute(app, endpoints.sendEnquiry, async (request) => ({
    message: 'Your message was sent.',
    data: await receiveEnquiry(services, request.body, senderOf(request)),
  }));

  addRoute(app, endpoints.sendReport, async (request) => {
    const report = { ...request.body, kind: 'report' } as const;
    const data = await receiveEnquiry(services, report, senderOf(request));
    return { message: 'Your report was sent.', data };
  });

  addRoute(app, endpoints.listEnquiries, async ({ query }) => {
    const { enquiries, nextCursor } = await pageEnquiries(db, query);
    return { message: 'Enquiries.', data: enquiries, meta: { nextCursor } };
  });

  addRoute(app, endpoints.getEnquiryOverview, async () => ({
    message: 'The overview.',
    data: await enquiryOverview(db),
  }));

  addRoute(app, endpoints.exportEnquiries, async (request, reply) => {
    await recordExport(services, actorOf(request));
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="enquiries.csv"');
    return Readable.from(streamEnquiries(db, request.query));
  });

  addRoute(app, endpoints.getEnquiry, async ({ params }) => ({
    message: 'The enquiry.',
    data: await requireEnquiry(db, params.id),
  }));

  addRoute(app, endpoints.listRelatedEnquiries, async ({ params }) => ({
    message: 'Other enquiries of the sender.',
    data: await listRelated(db, params.id),
  }));

  addRoute(app, endpoints.changeEnquiry, async (request) => ({
    message: 'The enquiry was changed.',
    data: await changeEnquiry(services, request.params.id, request.body, actorOf(request)),
  }));

  addRoute(app, endpoints.deleteEnquiry, async (request) => {
    await deleteEnquiry(services, request.params.id, actorOf(request));
    return { message: 'The enquiry was deleted.' };
  });
};
