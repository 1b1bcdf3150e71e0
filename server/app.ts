import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import type { Config } from './config.ts';
import type { Database } from './core/database/database.ts';
import { type DiskSpace, fullDiskGuard } from './core/files/disk-space.ts';
import { audienceGuard, setAudience } from './core/http/audience-guard.ts';
import { errorHandler, sendFrameworkError } from './core/http/error-handler.ts';
import { forwardedForWarning, loggedError, requestLog } from './core/http/logging.ts';
import { readLimit } from './core/http/read-limit.ts';
import { emptyJsonBodies, parseQueryString } from './core/http/request-parsing.ts';
import { BROTLI_OPTIONS, ResponseCache } from './core/http/response-cache.ts';
import { stalledConnections } from './core/http/stalled-connections.ts';
import { authentication } from './core/security/authentication.ts';
import { accountSecret } from './core/security/secrets-store.ts';
import { securityHeaders } from './core/security/security-headers.ts';
import type { Services } from './core/services.ts';
import type { Media } from './media/media.ts';
import { alertsRoutes } from './modules/alerts/alerts-routes.ts';
import { auditLogRoutes } from './modules/audit-log/audit-log-routes.ts';
import { rejectionLog } from './modules/audit-log/rejection-log.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { authenticate } from './modules/auth/sessions-service.ts';
import { docsRoutes } from './modules/docs/docs-routes.ts';
import { enquiriesRoutes } from './modules/enquiries/enquiries-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { imagesRoutes } from './modules/images/images-routes.ts';
import type { ImportUploads } from './modules/imports/import-uploads.ts';
import { importsRoutes } from './modules/imports/imports-routes.ts';
import { importPhotosRoutes } from './modules/imports/photos/import-photos-routes.ts';
import { metricsRoutes } from './modules/metrics/metrics-routes.ts';
import { propertiesRoutes } from './modules/properties/properties-routes.ts';
import { findPropertyRevision } from './modules/properties/properties-store.ts';
import { savedPropertiesRoutes } from './modules/saved-properties/saved-properties-routes.ts';
import { searchEngineRoutes } from './modules/site/search-engine-routes.ts';
import { siteRoutes } from './modules/site/site-routes.ts';
import { readWebApp } from './modules/site/web-app.ts';
import { tableViewsRoutes } from './modules/table-views/table-views-routes.ts';
import { profileRoutes } from './modules/users/profile-routes.ts';
import { usersRoutes } from './modules/users/users-routes.ts';

/** Enough for a form of photos on a slow connection; Fastify's default is no timeout. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 20_000;

/**
 * A connection whose client neither sends nor reads is closed, because it holds memory. Node allows a
 * pending write a second period, so that takes up to two minutes.
 */
const STALLED_CONNECTION_MS = 60_000;

/** Node.js rejects longer heads itself. A long id is not found, like any other wrong id. */
const MAX_PATH_LENGTH = 16 * 1024;

export interface AppOptions {
  db: Database;
  limiters: Services['limiters'];
  media: Media;
  uploads: ImportUploads;
  disk: DiskSpace;
  mailer: Services['mailer'];
  /** Runs waiting imports now rather than at the next poll. */
  importer: { wake(): void };
  clock: () => Date;
  config: Config;
  /** Has the figures of the process; those of the app are added to it. */
  metrics?: Registry;
  /** Standard output by default. */
  logStream?: { write(line: string): void };
}

/** Builds the server without listening; closing it closes none of its dependencies. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, limiters, media, uploads, disk, mailer, importer, clock, config } = options;
  const { metrics = new Registry() } = options;
  const { sessionLimits } = config;
  const secret = accountSecret(db);
  const services = { db, limiters, media, clock, mailer, sessionLimits, secret };
  const responses = new ResponseCache(db, findPropertyRevision);
  const webApp = await readWebApp(config.webDir);
  const app = Fastify(serverOptions(options));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestLog);
  await app.register(forwardedForWarning);
  await app.register(errorHandler);
  await app.register(emptyJsonBodies);
  await app.register(stalledConnections);
  await app.register(securityHeaders, { config, appPolicy: webApp?.policy });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type'],
      exposedHeaders: ['x-request-id', 'retry-after'],
      maxAge: 600,
    });
  }
  await app.register(fullDiskGuard, { disk });
  await app.register(authentication, {
    authenticate: (token: string) => authenticate(services, token),
  });
  await app.register(audienceGuard);
  await app.register(readLimit, { readsPerMinute: config.readsPerMinute });
  await app.register(rejectionLog, services);
  // Before compression, so that every encoding of a response has the same tag.
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI_OPTIONS,
    globalDecompression: false,
  });

  await app.register(metricsRoutes, { config, registry: metrics });

  await app.register(
    async (api) => {
      await api.register(healthRoutes, { db, disk });
      await api.register(propertiesRoutes, { ...services, responses });
      await api.register(imagesRoutes, services);
      await api.register(authRoutes, services);
      await api.register(profileRoutes, services);
      await api.register(savedPropertiesRoutes, services);
      await api.register(usersRoutes, services);
      await api.register(auditLogRoutes, services);
      await api.register(alertsRoutes, services);
      await api.register(tableViewsRoutes, services);
      await api.register(enquiriesRoutes, services);
      await api.register(importsRoutes, { db, clock, uploads, importer });
      await api.register(importPhotosRoutes, { db, uploads });
      await api.register(async (docs) => {
        setAudience(docs, 'public');
        await docs.register(docsRoutes);
      });
    },
    { prefix: '/api' },
  );
  if (webApp) {
    await app.register(searchEngineRoutes, { config, responses });
    await app.register(siteRoutes, { webApp, db, config });
  }
  return app;
}

function serverOptions({ config, logStream }: AppOptions): FastifyHttpOptions<Server> {
  return {
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization'],
      serializers: { err: loggedError },
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_CONNECTION_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: config.trustedProxies?.length ? config.trustedProxies : false,
    frameworkErrors: sendFrameworkError,
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: parseQueryString,
      maxParamLength: MAX_PATH_LENGTH,
    },
  };
}
