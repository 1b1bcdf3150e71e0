import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { loggedError } from '#server/core/logged-error.ts';
import { readQueryString } from '#server/core/query-string.ts';
import { readWebApp } from '#server/modules/site/web-app.ts';
import type { Config } from './config.ts';
import type { Database } from './core/database/database.ts';
import { audienceGuard, setAudience } from './core/plugins/audience-guard.ts';
import { compression } from './core/plugins/compression.ts';
import { answerError, errorAnswers } from './core/plugins/error-handler.ts';
import { jsonBodies } from './core/plugins/json-bodies.ts';
import { requestLog } from './core/plugins/request-log.ts';
import { securityHeaders } from './core/plugins/security-headers.ts';
import { signedIn } from './core/plugins/signed-in.ts';
import type { Media } from './media/media.ts';
import { auditEventsRoutes } from './modules/audit-log/audit-events-routes.ts';
import { accountSecretOf } from './modules/auth/account-secret.ts';
import type { AccountServices, Mailer } from './modules/auth/account-services.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { passwordRoutes } from './modules/auth/password-routes.ts';
import { documentationRoutes } from './modules/docs/documentation-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { imagesRoutes } from './modules/images/images-routes.ts';
import type { ImportUploads } from './modules/imports/import-uploads.ts';
import type { Importer } from './modules/imports/import-worker.ts';
import { importsRoutes } from './modules/imports/imports-routes.ts';
import { propertiesRoutes } from './modules/properties/properties-routes.ts';
import { propertyEditingRoutes } from './modules/properties/property-editing-routes.ts';
import { propertyStatisticsRoutes } from './modules/properties/property-statistics-routes.ts';
import { savedPropertiesRoutes } from './modules/saved-properties/saved-properties-routes.ts';
import { searchEngineRoutes } from './modules/site/search-engine-routes.ts';
import { spa } from './modules/site/spa.ts';
import { accountRoutes } from './modules/users/account-routes.ts';
import { profileRoutes } from './modules/users/profile-routes.ts';
import { userStatisticsRoutes } from './modules/users/user-statistics-routes.ts';
import { usersRoutes } from './modules/users/users-routes.ts';

/** Enough for a form of photographs on a slow line. Fastify's own default waits for ever. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;

export interface AppOptions {
  db: Database;
  mailer: Mailer;
  media: Media;
  uploads: ImportUploads;
  importer: Importer;
  clock: () => Date;
  config: Config;
  /** Where log lines go; standard output unless told. */
  logStream?: { write(line: string): void };
}

/** The whole server, not yet listening; it owns nothing that it is given. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, media, uploads, importer, clock, config } = options;
  const webApp = await readWebApp(config.webDir);
  const app = Fastify(serverOptions(options));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestLog);
  await app.register(errorAnswers);
  await app.register(jsonBodies);
  await app.register(securityHeaders, { config, scriptHashes: webApp?.scriptHashes ?? [] });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['x-request-id', 'retry-after'],
      maxAge: 600,
    });
  }
  const services = accountServices(options);
  await app.register(signedIn, services);
  await app.register(audienceGuard);
  // Before compression, so that every encoding of a response has the same tag.
  await app.register(etag, { weak: true });
  await app.register(compression);

  await app.register(
    async (api) => {
      await api.register(healthRoutes, { db });
      await api.register(propertiesRoutes, { db, clock });
      await api.register(propertyEditingRoutes, { db, media, clock });
      await api.register(imagesRoutes, { media });
      await api.register(authRoutes, services);
      await api.register(passwordRoutes, services);
      await api.register(accountRoutes, { services, media });
      await api.register(profileRoutes, { services, media });
      await api.register(savedPropertiesRoutes, { db, clock });
      await api.register(usersRoutes, { services, media });
      await api.register(userStatisticsRoutes, { db, clock });
      await api.register(propertyStatisticsRoutes, { db });
      await api.register(auditEventsRoutes, { db });
      await api.register(importsRoutes, { db, clock, uploads, importer });
      await api.register(async (docs) => {
        setAudience(docs, 'public');
        await docs.register(documentationRoutes);
      });
    },
    { prefix: '/api' },
  );
  if (webApp) {
    await app.register(searchEngineRoutes, { db, config });
    await app.register(spa, { webApp, db, config });
  }
  return app;
}

function accountServices({ db, clock, config, mailer }: AppOptions): AccountServices {
  const { sessionLimits } = config;
  return { db, clock, mailer, sessionLimits, secret: accountSecretOf(db) };
}

function serverOptions({ config, logStream }: AppOptions): FastifyServerOptions {
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
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    frameworkErrors: answerError,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: readQueryString },
  };
}
