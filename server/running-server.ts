import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pretty from 'pino-pretty';
import type { BackgroundJob } from '#server/core/background-job.ts';
import { buildApp } from './app.ts';
import { startHousekeeping } from './cleanup.ts';
import type { Config } from './config.ts';
import { openDatabase } from './core/database/database.ts';
import type { DemoAccount } from './demo/demo-accounts.ts';
import { findDemoAccounts } from './demo/find-demo-accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { type Delivery, outboxDelivery, smtpDelivery } from './mail/delivery.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { openMedia } from './media/media.ts';
import { warmUpCovers } from './media/warm-up.ts';
import { accountSecretOf } from './modules/auth/account-secret.ts';
import { issueCode } from './modules/auth/code-check.ts';
import { openImportUploads } from './modules/imports/import-uploads.ts';
import { startImportWorker } from './modules/imports/import-worker.ts';

/** Nothing that a server does for one request takes longer. */
const LAST_REQUESTS_MS = 10_000;

const TERMINAL_LOG = {
  translateTime: 'SYS:HH:MM:ss',
  ignore: 'pid,hostname,reqId,method,url,status,durationMs,ip',
  messageFormat: '{msg}{if url} {method} {url} {status} {durationMs} ms{end}',
};

export interface RunningServer {
  url: string;
  /** How many demo listings this start added. */
  demoListings: number;
  /** Those of the demo's accounts that there are. */
  demoAccounts: readonly DemoAccount[];
  /** The folder where letters can be read; null where a mail server takes them. */
  outbox: string | null;
  /** Finishes the requests in hand, then closes the database. */
  stop(): Promise<void>;
}

/** Another program listens on the port. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`PORT ${port} is taken by another program. Set PORT to another one.`);
  }
}

/** Opens what the configuration names, fills an empty database with the demo, and listens. */
export async function startServer(config: Config): Promise<RunningServer> {
  // Asked first: filling the database takes a while, and would be in vain.
  await refuseTakenPort(config);
  const database = await openDatabase(config);
  try {
    const { db } = database;
    const media = await openMedia({ folder: join(config.dataDir, 'media') });
    const uploads = await openImportUploads({ folder: join(config.dataDir, 'imports') });
    const clock = () => new Date();
    const demo = config.hasDemoData
      ? await seedDemo(db, media, clock())
      : { listings: 0, covers: [] };
    const demoAccounts = config.hasDemoData ? await findDemoAccounts(db) : [];
    const logStream = process.stdout.isTTY ? pretty(TERMINAL_LOG) : undefined;
    let mail: BackgroundJob | undefined;
    const mailer = { wake: () => mail?.wake() };
    let imports: BackgroundJob | undefined;
    const importer = { wake: () => imports?.wake() };
    const log = logStream && { logStream };
    const app = await buildApp({ db, media, mailer, uploads, importer, clock, config, ...log });
    await app.listen({ host: config.host, port: config.port }).catch((error) => {
      throw portError(error, config);
    });
    const worker = startMailWorker({
      db,
      clock,
      issueCode: (owner) => issueCode({ db, clock, secret: accountSecretOf(db) }, owner),
      delivery: deliveryFor(config, clock),
      log: app.log,
    });
    mail = worker;
    const importWorker = startImportWorker({ db, clock, uploads, log: app.log });
    imports = importWorker;
    const { sessionLimits } = config;
    const stopHousekeeping = startHousekeeping({
      db,
      media,
      uploads,
      dataDir: config.dataDir,
      clock,
      sessionLimits,
      log: app.log,
    });
    const stopping = new AbortController();
    const warmingUp = warmUpCovers(media, demo.covers, stopping.signal).catch((error) =>
      app.log.warn({ err: error }, 'the first pictures were not made ahead'),
    );
    return {
      url: config.publicUrl ?? localUrl(app, config),
      demoListings: demo.listings,
      demoAccounts,
      outbox: config.smtpServer ? null : outboxFolder(config),
      async stop() {
        stopping.abort();
        const patience = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
        await Promise.all([app.close(), warmingUp, stopHousekeeping(), importWorker.stop()]);
        clearTimeout(patience);
        // A letter that takes longer stays in the queue.
        await Promise.race([worker.stop(), delay(LAST_REQUESTS_MS, undefined, { ref: false })]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function outboxFolder({ dataDir }: Config): string {
  return join(dataDir, 'outbox');
}

function deliveryFor(config: Config, clock: () => Date): Delivery {
  const { smtpServer, mailFrom: from } = config;
  if (smtpServer) return smtpDelivery(smtpServer, from);
  return outboxDelivery({ folder: outboxFolder(config), from, clock, print: console.log });
}

async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host: config.host, port: config.port });
    await once(probe, 'listening');
  } catch (error) {
    throw portError(error, config);
  }
  probe.close();
  await once(probe, 'close');
}

function portError(error: unknown, { port }: Config): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? new PortTaken(port) : error;
}

function localUrl(app: FastifyInstance, { host, port }: Config): string {
  const address = app.server.address();
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${isEveryAddress ? 'localhost' : host}:${boundPort}`;
}
