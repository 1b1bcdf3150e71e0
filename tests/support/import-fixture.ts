import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { ImportJob } from '#contract/property-import.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { imports, properties } from '#server/core/database/schema.ts';
import { registerAdmin } from './changed-users.ts';
import { houseSheet } from './house-rows.ts';
import { openTestApp } from './test-app.ts';
import { call, type EndpointName, type Person } from './users.ts';

export type ImportDeskTest = Awaited<ReturnType<typeof openImportDesk>>;

const PATIENCE_MS = 20_000;

/** A server, an admin who is signed in there, and what they do with spreadsheets of listings. */
export async function openImportDesk() {
  const test = await openTestApp();
  const admin = await registerAdmin(test, 'Amaka Okafor');
  const ask = (endpoint: EndpointName) => call(test.app, endpoint, { token: admin.token });

  async function job(id: string): Promise<ImportJob> {
    return ImportJob.parse((await ask(`GET /admin/imports/${id}`)).json().data);
  }

  /** The job as soon as this holds of it. */
  async function jobWhen(id: string, holds: (job: ImportJob) => boolean): Promise<ImportJob> {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      const found = await job(id);
      if (holds(found)) return found;
      await delay(20);
    }
    throw new Error(`It never came to that: ${JSON.stringify(await job(id))}`);
  }

  const reaches = ({ id }: Pick<ImportJob, 'id'>, state: ImportJob['state']) =>
    jobWhen(id, (found) => found.state === state);

  /** The job of a spreadsheet of these rows, which waits to be checked. */
  async function upload(rows: readonly string[], by: Person = admin): Promise<ImportJob> {
    const answer = await sendImport(test.app, houseSheet(rows), { token: by.token });
    expect(answer.statusCode, answer.body).toBe(201);
    return ImportJob.parse(answer.json().data);
  }

  /** Has checked rows imported, and waits until it has begun. */
  const confirm = ({ id }: ImportJob) => ask(`POST /admin/imports/${id}/confirm`);

  return {
    ...{ test, admin, ask, job, jobWhen, reaches, upload, confirm },

    /** Uploads, checks, confirms, and waits until all is imported. */
    async importAll(rows: readonly string[]): Promise<ImportJob> {
      const checked = await reaches(await upload(rows), 'checked');
      await confirm(checked);
      return reaches(checked, 'finished');
    },

    /** Names of the uploaded files that are kept. */
    async filesKept(): Promise<string[]> {
      const folder = dirname(test.uploads.pathOf('any'));
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name !== 'unfinished');
    },

    async clear(): Promise<void> {
      await test.uploads.removeLeftovers(new Date(Date.now() + 60_000), () => false);
      for (const table of [importJobs, imports, properties, auditEvents]) {
        await test.db.delete(table);
      }
    },
  };
}

interface Upload {
  token: string;
  /** What the one part is named. */
  part?: string;
  fileName?: string;
}

/** Sends a spreadsheet as a browser would. */
export async function sendImport(
  app: FastifyInstance,
  content: string | Uint8Array,
  { token, part = 'file', fileName = 'houses.csv' }: Upload,
) {
  // By hand, since jsdom's forms are none to Node.
  const body = Buffer.concat([
    Buffer.from(
      `--part\r\ncontent-disposition: form-data; name="${part}"; filename="${fileName}"\r\n` +
        'content-type: text/csv\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n--part--\r\n'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  return call(app, 'POST /admin/imports', { token, headers, body });
}
