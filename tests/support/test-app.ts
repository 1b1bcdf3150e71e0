import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type Media, openMedia } from '#server/media/media.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  media: Media;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** The time that the app sees; the real one unless told. */
  clock?: () => Date;
  /** What differs from the configuration of an empty environment. */
  config?: Partial<Config>;
}

/** The whole reference API on an empty database and an empty media folder of its own. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'gida-test-'));
  const [{ db, close }, media] = await Promise.all([openTestDatabase(), openMedia({ folder })]);
  const { clock = () => new Date() } = options;
  const silent = readConfig({ LOG_LEVEL: 'silent', WEB_DIR: join(folder, 'no-web-app') });
  const app = await buildApp({ db, media, clock, config: { ...silent, ...options.config } });
  return {
    app,
    db,
    media,
    async close() {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
