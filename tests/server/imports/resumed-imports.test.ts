import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Database } from '#server/core/database/database.ts';
import { importJobNotes, importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties } from '#server/core/database/schema.ts';
import type { BackgroundJob } from '#server/core/jobs/background-job.ts';
import { openImportUploads } from '#server/modules/imports/import-uploads.ts';
import { startImportWorker } from '#server/modules/imports/import-worker.ts';
import { cleanUpImports } from '#server/modules/imports/imports-service.ts';
import { houseRows, lekkiRow, suspiciousRow } from '#tests/support/house-rows.ts';
import { type ImportFixture, openImportFixture } from '#tests/support/import-fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const rowCount = 2000;

let fixture: ImportFixture;
const workers: BackgroundJob[] = [];

beforeAll(async () => {
  fixture = await openImportFixture();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await fixture.clear();
});
afterAll(() => fixture.test.close());

/** Starts another worker on the same database. */
function startWorker(): BackgroundJob {
  const worker = fixture.test.startImports();
  workers.push(worker);
  return worker;
}

const setClaim = (id: string, claimedUntil: Date) =>
  fixture.test.db.update(importJobs).set({ claimedUntil }).where(eq(importJobs.id, id));
const importedEvents = () =>
  fixture.test.db.$count(auditEvents, eq(auditEvents.action, 'properties-imported'));

async function expectAllImported(job: ImportJob): Promise<void> {
  const { rows } = await fixture.waitForState(job, 'finished');
  const counts = { read: rowCount, imported: rowCount, updated: 0, leftOut: 0, alreadyThere: 0 };
  expect(rows).toEqual({ ...counts, rejected: 0, suspicious: 0 });
  expect(await fixture.test.db.$count(properties)).toBe(rowCount);
  expect(await importedEvents()).toBe(1);
}

/** An import that was interrupted in the middle of its rows. */
async function interruptedImport(): Promise<ImportJob> {
  const worker = startWorker();
  const job = await fixture.waitForState(await fixture.upload(houseRows(rowCount)), 'checked');
  await fixture.confirm(job);
  await fixture.waitForJob(job.id, ({ rows }) => rows.imported > 0);
  await worker.stop();
  const stopped = await fixture.getJob(job.id);
  expect(stopped.state).toBe('importing');
  expect(stopped.rows.imported).toBeLessThan(rowCount);
  expect(await fixture.test.db.$count(properties)).toBe(stopped.rows.imported);
  return job;
}

describe('An import whose process ends', () => {
  it('is resumed by the next process, and no row is counted twice', async () => {
    const job = await interruptedImport();
    startWorker();
    await expectAllImported(job);
  });

  it('cannot be confirmed if it was a dry run of the command', async () => {
    const job = await fixture.upload([lekkiRow]);
    await fixture.test.db.update(importJobs).set({ startedBy: null });
    startWorker();
    await fixture.waitForState(job, 'cancelled');
  });

  it('waits until the lease of a killed process has expired', async () => {
    const job = await interruptedImport();
    // A killed process does not release its lease.
    await setClaim(job.id, new Date(Date.now() + 60_000));
    startWorker();
    await fixture.waitForState(await fixture.upload([lekkiRow]), 'checked');
    expect((await fixture.getJob(job.id)).rows.imported).toBeLessThan(rowCount);
    await setClaim(job.id, new Date(Date.now() - 1));
    startWorker();
    await expectAllImported(job);
  });

  it('finishes its check as well, and no row is noted twice', async () => {
    const worker = startWorker();
    const rows = Array.from({ length: rowCount }, () => suspiciousRow);
    const job = await fixture.upload(rows);
    await fixture.waitForJob(job.id, ({ rows: { read } }) => read > 0);
    await worker.stop();
    expect((await fixture.getJob(job.id)).state).toBe('checking');
    startWorker();
    const { rows: counts } = await fixture.waitForState(job, 'checked');
    expect(counts).toMatchObject({ read: rowCount, imported: rowCount, suspicious: rowCount });
    expect(await fixture.test.db.$count(importJobNotes)).toBe(rowCount);
  });
});

describe('An import whose file another host has', () => {
  const otherHost = () => openImportUploads({ folder: `${fixture.test.uploads.location}-other` });

  /** Starts a worker on a host with a data folder of its own. */
  async function startOtherHost(): Promise<BackgroundJob> {
    const { db, app } = fixture.test;
    const uploads = await otherHost();
    const worker = startImportWorker({ db, uploads, clock: () => new Date(), log: app.log }, 20);
    workers.push(worker);
    return worker;
  }

  it('waits for that host', async () => {
    const job = await fixture.upload([lekkiRow]);
    await startOtherHost();
    await delay(200);
    expect(await fixture.getJob(job.id)).toMatchObject({ state: 'checking', failure: null });
    startWorker();
    await fixture.waitForState(job, 'checked');
    await fixture.confirm(job);
    await fixture.waitForState(job, 'finished');
  });

  it('is cancelled after two weeks without that host', async () => {
    const job = await fixture.upload([lekkiRow]);
    const { db } = fixture.test;
    const uploads = await otherHost();
    await cleanUpImports({ db, uploads }, new Date(Date.now() + 13 * DAY_MS));
    expect((await fixture.getJob(job.id)).state).toBe('checking');
    await cleanUpImports({ db, uploads }, new Date(Date.now() + 15 * DAY_MS));
    expect((await fixture.getJob(job.id)).state).toBe('cancelled');
  });
});

describe('A finished import', () => {
  it('does not fail if the database cannot be analyzed afterwards', async () => {
    const { db, uploads } = fixture.test;
    const execute = () => Promise.reject(new Error('The disk is full'));
    const withoutAnalyze: Database = Object.assign(Object.create(db), { execute });
    const warnings: string[] = [];
    const log = { warn: (_details: object, message: string) => void warnings.push(message) };
    const clock = () => new Date();
    const worker = startImportWorker({ db: withoutAnalyze, clock, uploads, log }, 20);
    workers.push(worker);
    await fixture.importAll([lekkiRow]);
    await worker.stop();
    expect(warnings).toEqual(['imported properties were not analyzed']);
  });
});

describe('Several processes', () => {
  it('never import the same file twice', async () => {
    for (let count = 0; count < 3; count += 1) startWorker();
    const job = await fixture.waitForState(await fixture.upload(houseRows(rowCount)), 'checked');
    await fixture.confirm(job);
    await expectAllImported(job);
  });

  it('take over a job whose lease has expired, and the slow process stops', async () => {
    startWorker();
    const job = await fixture.waitForState(await fixture.upload(houseRows(rowCount)), 'checked');
    await fixture.confirm(job);
    await fixture.waitForJob(job.id, ({ rows }) => rows.imported > 0);
    await setClaim(job.id, new Date(Date.now() - 1));
    startWorker();
    await expectAllImported(job);
  });

  it('work on several files in parallel', async () => {
    const jobs = [await fixture.upload([lekkiRow]), await fixture.upload([suspiciousRow])];
    startWorker();
    startWorker();
    for (const job of jobs) await fixture.waitForState(job, 'checked');
  });
});

describe('The cleanup', () => {
  it('deletes the files of ended imports and keeps their notes', async () => {
    startWorker();
    const finished = await fixture.importAll([suspiciousRow]);
    const waiting = await fixture.waitForState(await fixture.upload([lekkiRow]), 'checked');
    const { uploads, db } = fixture.test;
    const longAgo = new Date(Date.now() - 3 * DAY_MS);
    for (const { id } of [finished, waiting]) await utimes(fixture.filePath(id), longAgo, longAgo);
    await cleanUpImports({ db, uploads }, new Date());
    expect(existsSync(fixture.filePath(finished.id))).toBe(false);
    expect(existsSync(fixture.filePath(waiting.id))).toBe(true);
    const { data } = (await fixture.call(`GET /admin/imports/${finished.id}/rows`)).json();
    expect(data).toHaveLength(1);
  });

  it('cancels unconfirmed imports after two weeks and deletes imports after half a year', async () => {
    startWorker();
    const waiting = await fixture.waitForState(await fixture.upload([lekkiRow]), 'checked');
    const { uploads, db } = fixture.test;
    await cleanUpImports({ db, uploads }, new Date(Date.now() + 15 * DAY_MS));
    expect((await fixture.getJob(waiting.id)).state).toBe('cancelled');
    expect(await fixture.storedFiles()).toEqual([]);
    await cleanUpImports({ db, uploads }, new Date(Date.now() + 200 * DAY_MS));
    expect((await fixture.call('GET /admin/imports')).json().data).toEqual([]);
  });
});
