import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountSecretOf } from './accounts/account-secret.ts';
import type { AccountServices, Mailer } from './accounts/account-services.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { ImportUploads } from './import/import-uploads.ts';
import type { Importer } from './import/import-worker.ts';
import { loggedError } from './logged-error.ts';
import type { Media } from './media/media.ts';
import { audienceGuard, setAudience } from './plugins/audience-guard.ts';
import { compression } from './plugins/compression.ts';
import { conditionalAnswers } from './plugins/conditional-answers.ts';
import { answerError, errorAnswers } from './plugins/error-answers.ts';
import { jsonBodies } from './plugins/json-bodies.ts';
import { requestLog } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { signedIn } from './plugins/signed-in.ts';
import { spa } from './plugins/spa.ts';
import { readQueryString } from './query-string.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { auditEventsRoutes } from './routes/audit-events-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { documentationRoutes } from './routes/documentation-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { imagesRoutes } from './routes/images-routes.ts';
import { importsRoutes } from './routes/imports-routes.ts';
import { passwordRoutes } from './routes/password-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { propertiesRoutes } from './routes/properties-routes.ts';
import { propertyEditingRoutes } from './routes/property-editing-routes.ts';
import { propertyStatisticsRoutes } from './routes/property-statistics-routes.ts';
import { savedPropertiesRoutes } from './routes/saved-properties-routes.ts';
import { searchEngineRoutes } from './routes/search-engine-routes.ts';
import { userStatisticsRoutes } from './routes/user-statistics-routes.ts';
import { usersRoutes } from './routes/users-routes.ts';
import { readWebApp } from './web-app.ts';

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
  await app.register(conditionalAnswers);
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
      await api.register(adminRoutes);
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
