import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pretty from 'pino-pretty';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { startCleanup } from './cleanup.ts';
import { type Config, readConfig } from './config.ts';
import { secureDataFolder } from './core/database/data-folder.ts';
import { hasStatementTimeout, type OpenDatabase, openDatabase } from './core/database/database.ts';
import { DiskFull, diskSpaceOf } from './core/files/disk-space.ts';
import { siteUrl } from './core/http/site-url.ts';
import type { BackgroundJob } from './core/jobs/background-job.ts';
import { openLimiters } from './core/security/rate-limits.ts';
import { accountSecret } from './core/security/secrets-store.ts';
import {
  deactivateDemoAccounts,
  encodeCovers,
  findDemoAccounts,
  seedDemo,
} from './demo/seed-demo.ts';
import { loadEnvFile } from './env-file.ts';
import { openFiles } from './files.ts';
import { outboxDelivery, smtpDelivery } from './mail/delivery.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { alertEmail } from './modules/alerts/alert-email.ts';
import { startAlertWorker } from './modules/alerts/alert-worker.ts';
import { issueCode } from './modules/auth/one-time-codes-service.ts';
import { enquiryEmail } from './modules/enquiries/enquiry-email-service.ts';
import { startImportWorker } from './modules/imports/import-worker.ts';
import { startPhotoWorker } from './modules/imports/photos/photo-worker.ts';
import { undoLink } from './modules/users/email-change-service.ts';
import { hasActiveAdmin } from './modules/users/users-store.ts';
import { startFailureMessage, startMessage } from './startup-messages.ts';

/** Longer than any request takes, except for uploads on a slow connection. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Afterwards the process ends, even if the database does not respond. */
const STOP_TIMEOUT_MS = 30_000;

const TERMINAL_LOG = {
  translateTime: 'SYS:HH:MM:ss',
  ignore: 'pid,hostname,reqId,method,url,status,durationMs,ip,user',
  messageFormat: '{msg}{if url} {method} {url} {status} {durationMs} ms{end}',
};

try {
  loadEnvFile();
  const { stop, message } = await start(readConfig(process.env));
  stopOnSignals(stop);
  console.log(message);
} catch (error) {
  console.error(startFailureMessage(error));
  process.exit(1);
}

interface Started {
  stop(): Promise<void>;
  message: string;
}

async function start(config: Config): Promise<Started> {
  // Checked before the database is opened and filled, which takes a while.
  await checkPort(config);
  await secureDataFolder(config.dataDir);
  if (await diskSpaceOf([config.dataDir]).isFull()) throw new DiskFull(config.dataDir);
  const database = await openDatabase(config);
  try {
    return await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(config: Config, { db, sharedPool, close }: OpenDatabase): Promise<Started> {
  const clock = () => new Date();
  const { dataDir, hasDemoData, sessionLimits, enquiryDays } = config;
  const { media, uploads, bucket } = await openFiles(config);
  const demo = hasDemoData ? await seedDemo(db, media, clock()) : { listings: 0, covers: [] };
  const deactivated = hasDemoData ? [] : await deactivateDemoAccounts(db);

  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });

  let mailWorker: BackgroundJob | undefined;
  let importWorker: BackgroundJob | undefined;
  const mailer = { wake: () => mailWorker?.wake() };
  const limiters = openLimiters(sharedPool);
  const app = await buildApp({
    db,
    limiters,
    media,
    uploads,
    disk: diskSpaceOf([dataDir, media.folder]),
    clock,
    config,
    metrics,
    mailer,
    importer: { wake: () => importWorker?.wake() },
    ...(process.stdout.isTTY && { logStream: pretty(TERMINAL_LOG) }),
  });
  await app.listen({ host: config.host, port: config.port });
  const { log } = app;

  const { smtpServer, mailFrom: from } = config;
  const outbox = join(dataDir, 'outbox');
  const secret = accountSecret(db);
  mailWorker = startMailWorker({
    db,
    limiters,
    secret,
    clock,
    log,
    issueCode: (owner) => issueCode({ db, clock, secret }, owner),
    undoLink: (id) => undoLink(siteUrl(app, config), secret, id),
    alertEmail: (fullName, news) =>
      alertEmail({ db, secret, siteUrl: siteUrl(app, config) }, fullName, news),
    enquiryEmail: (id) => enquiryEmail(db, siteUrl(app, config), id),
    delivery: smtpServer
      ? smtpDelivery(smtpServer, from)
      : outboxDelivery({ folder: outbox, from, clock, print: console.log }),
  });
  importWorker = startImportWorker({ db, clock, uploads, log });
  const alertWorker = startAlertWorker({ db, clock, mailer, log });
  const photoWorker = startPhotoWorker({ db, media, uploads, log });
  const files = { media, uploads, dataDir, bucket };
  const stopCleanup = startCleanup({ db, ...files, clock, sessionLimits, enquiryDays, log });
  const stopping = new AbortController();
  const encoding = encodeCovers(media, demo.covers, stopping.signal).catch((error) =>
    log.warn({ err: error }, 'covers were not encoded'),
  );
  const message = startMessage({
    url: siteUrl(app, config),
    demoListings: demo.listings,
    demoAccounts: hasDemoData ? await findDemoAccounts(db) : [],
    deactivatedAccounts: deactivated,
    outbox: smtpServer ? null : outbox,
    lacksTimeouts: config.databaseUrl !== null && !(await hasStatementTimeout(db)),
    mayMissProxy: config.publicUrl !== null && config.trustedProxies === null,
    isFirstInProduction: config.publicUrl !== null && !(await hasActiveAdmin(db)),
  });

  const stop = async () => {
    stopping.abort();
    const timeout = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    const workers = [importWorker?.stop(), photoWorker.stop(), alertWorker.stop()];
    await Promise.all([app.close(), encoding, stopCleanup(), ...workers]);
    clearTimeout(timeout);
    // An email that takes longer stays in the queue.
    await Promise.race([mailWorker?.stop(), delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    await close();
  };
  return { stop, message };
}

/** The first signal lets pending requests finish; a second one ends the process at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
