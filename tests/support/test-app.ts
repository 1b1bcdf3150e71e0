import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { rateLimits } from '#server/core/database/accounts-schema.ts';
import type { Database } from '#server/core/database/database.ts';
import { diskSpaceOf } from '#server/core/files/disk-space.ts';
import type { BackgroundJob } from '#server/core/jobs/background-job.ts';
import { type Limiters, openLimiters } from '#server/core/security/rate-limits.ts';
import { accountSecret } from '#server/core/security/secrets-store.ts';
import type { Email } from '#server/mail/delivery.ts';
import { type MailServices, sendDueEmails } from '#server/mail/mail-worker.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { alertEmail } from '#server/modules/alerts/alert-email.ts';
import { queueAlertEmails } from '#server/modules/alerts/alert-worker.ts';
import { issueCode } from '#server/modules/auth/one-time-codes-service.ts';
import { enquiryEmail } from '#server/modules/enquiries/enquiry-email-service.ts';
import { type ImportUploads, openImportUploads } from '#server/modules/imports/import-uploads.ts';
import { startImportWorker } from '#server/modules/imports/import-worker.ts';
import type { DownloadServices } from '#server/modules/imports/photos/photo-download.ts';
import { startPhotoWorker } from '#server/modules/imports/photos/photo-worker.ts';
import { undoLink } from '#server/modules/users/email-change-service.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  media: Media;
  /** Sends the emails that are due and returns them. */
  sendEmails(): Promise<Email[]>;
  /** Checks the alerts that are due, as the server does each minute. */
  queueAlerts(): Promise<void>;
  uploads: ImportUploads;
  /** Starts an import worker, which stops when the app closes. */
  startImports(): BackgroundJob;
  /** Starts a worker that adds the photos of imports, which stops when the app closes. */
  startPhotos(download?: DownloadServices): BackgroundJob;
  /** Opens a second app on the same database and media folder, like a second process. */
  openSecondApp(): Promise<FastifyInstance>;
  /** The rate limits of the first app. */
  limiters: Limiters;
  /** Starts all rate limits anew. */
  resetLimits(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** The real time by default. */
  clock?: () => Date;
  /** Overrides of the default configuration. */
  config?: Partial<Config>;
  logStream?: AppOptions['logStream'];
  /** Free space on the disk; the real one by default. */
  freeBytes?: () => Promise<number>;
}

/** Opens the reference API with an empty database and an empty media folder. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'gida-test-'));
  const [{ db, sharedPool, close }, media, uploads] = await Promise.all([
    openTestDatabase(),
    openMedia({ folder }),
    openImportUploads({ folder: join(folder, 'imports') }),
  ]);
  const { clock = () => new Date(), logStream } = options;
  const silent = readConfig({ LOG_LEVEL: 'silent', WEB_DIR: join(folder, 'no-web-app') });
  const mailer = { wake() {} };
  const importWorkers: BackgroundJob[] = [];
  const importer = {
    wake() {
      for (const worker of importWorkers) worker.wake();
    },
  };
  const config = { ...silent, ...options.config };
  const inMemory = openLimiters(null);
  const build = () =>
    buildApp({
      db,
      limiters: sharedPool ? openLimiters(sharedPool) : inMemory,
      media,
      mailer,
      uploads,
      disk: diskSpaceOf([folder], options.freeBytes),
      importer,
      clock,
      config,
      ...(logStream && { logStream }),
    });
  const limiters = sharedPool ? openLimiters(sharedPool) : inMemory;
  const app = await build();
  const others: FastifyInstance[] = [];
  return {
    app,
    db,
    media,
    uploads,
    startImports() {
      const worker = startImportWorker({ db, clock, uploads, log: app.log });
      importWorkers.push(worker);
      return worker;
    },
    startPhotos(download = {}) {
      const worker = startPhotoWorker({ db, media, uploads, log: app.log, download }, 20);
      importWorkers.push(worker);
      return worker;
    },
    async sendEmails() {
      const sent: Email[] = [];
      const delivery = { deliver: async (email: Email) => void sent.push(email), close() {} };
      const services = { db, clock, limiters, secret: accountSecret(db) };
      const issue: MailServices['issueCode'] = (owner) => issueCode(services, owner);
      const undo = (id: string) => undoLink('https://gida.test', services.secret, id);
      const alert: MailServices['alertEmail'] = (fullName, news) =>
        alertEmail({ ...services, siteUrl: 'https://gida.test' }, fullName, news);
      const enquiry = (id: string) => enquiryEmail(db, 'https://gida.test', id);
      const written = {
        issueCode: issue,
        undoLink: undo,
        alertEmail: alert,
        enquiryEmail: enquiry,
      };
      const mail = { ...services, ...written, delivery, log: app.log };
      while ((await sendDueEmails(mail)) > 0);
      return sent;
    },
    async queueAlerts() {
      while ((await queueAlertEmails({ db, clock, mailer })) > 0);
    },
    async openSecondApp() {
      const other = await build();
      others.push(other);
      return other;
    },
    limiters,
    async resetLimits() {
      Object.assign(inMemory, openLimiters(null));
      await db.delete(rateLimits);
    },
    async close() {
      await Promise.all(importWorkers.map((worker) => worker.stop()));
      await Promise.all([app, ...others].map((each) => each.close()));
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
