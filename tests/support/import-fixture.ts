import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { ImportJob } from '#contract/endpoints/property-import.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties } from '#server/core/database/schema.ts';
import { registerAdmin } from './changed-users.ts';
import { houseSheet } from './house-rows.ts';
import { openTestApp } from './test-app.ts';
import { call, type EndpointName, type TestUser } from './users.ts';

export type ImportFixture = Awaited<ReturnType<typeof openImportFixture>>;

const TIMEOUT_MS = 20_000;

/** A server with a signed-in admin, and helpers to import spreadsheets. */
export async function openImportFixture() {
  const test = await openTestApp();
  const admin = await registerAdmin(test, 'Amaka Okafor');
  const callAsAdmin = (endpoint: EndpointName) => call(test.app, endpoint, { token: admin.token });

  async function getJob(id: string): Promise<ImportJob> {
    return ImportJob.parse((await callAsAdmin(`GET /admin/imports/${id}`)).json().data);
  }

  /** Waits until the job meets a condition. */
  async function waitForJob(id: string, holds: (job: ImportJob) => boolean): Promise<ImportJob> {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; ) {
      const found = await getJob(id);
      if (holds(found)) return found;
      await delay(20);
    }
    throw new Error(`The job never met the condition: ${JSON.stringify(await getJob(id))}`);
  }

  const waitForState = ({ id }: Pick<ImportJob, 'id'>, state: ImportJob['state']) =>
    waitForJob(id, (found) => found.state === state);

  /** Uploads a spreadsheet with these rows. */
  async function upload(rows: readonly string[], by: TestUser = admin): Promise<ImportJob> {
    const response = await sendImport(test.app, houseSheet(rows), { token: by.token });
    expect(response.statusCode, response.body).toBe(201);
    return ImportJob.parse(response.json().data);
  }

  const confirm = ({ id }: ImportJob) => callAsAdmin(`POST /admin/imports/${id}/confirm`);

  return {
    test,
    admin,
    call: callAsAdmin,
    getJob,
    waitForJob,
    waitForState,
    upload,
    confirm,

    /** Uploads, confirms, and waits until the import has finished. */
    async importAll(rows: readonly string[]): Promise<ImportJob> {
      const checked = await waitForState(await upload(rows), 'checked');
      await confirm(checked);
      return waitForState(checked, 'finished');
    },

    /** Path of a job's file. */
    filePath: (id: string) => join(test.uploads.location, `${id}.rows`),

    /** Names of the stored uploads. */
    async storedFiles(): Promise<string[]> {
      const names = await readdir(test.uploads.location, { recursive: true });
      return names.filter((name) => name !== 'unfinished');
    },

    async clear(): Promise<void> {
      const soon = new Date(Date.now() + 60_000);
      await test.uploads.removeLeftovers(soon, () => false);
      await test.uploads.photoZips.removeLeftovers(soon, () => false);
      for (const table of [importJobs, properties, auditEvents]) {
        await test.db.delete(table);
      }
    },
  };
}

interface Upload {
  token: string;
  /** 'file' by default. */
  partName?: string;
  fileName?: string;
  /** The date of the list. */
  listedOn?: string;
}

/** Uploads a spreadsheet. */
export async function sendImport(
  app: FastifyInstance,
  content: string | Uint8Array,
  { token, partName = 'file', fileName = 'houses.csv', listedOn }: Upload,
) {
  const textPart = '--part\r\ncontent-disposition: form-data; name="listedOn"\r\n\r\n';
  // By hand, because Node cannot send jsdom's FormData.
  const body = Buffer.concat([
    Buffer.from(
      (listedOn === undefined ? '' : `${textPart}${listedOn}\r\n`) +
        `--part\r\ncontent-disposition: form-data; name="${partName}"; filename="${fileName}"\r\n` +
        'content-type: text/csv\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n--part--\r\n'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  return call(app, 'POST /admin/imports', { token, headers, body });
}

/** Uploads a ZIP of photos, or the part of one that starts at `from`. */
export async function sendPhotoZip(
  app: FastifyInstance,
  jobId: string,
  part: Uint8Array,
  { token, from = 0, bytes = part.length }: { token: string; from?: number; bytes?: number },
) {
  const field = (name: string, value: number) =>
    `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file =
    '--part\r\ncontent-disposition: form-data; name="file"; filename="photos.zip"\r\n' +
    'content-type: application/zip\r\n\r\n';
  const head = Buffer.from(field('bytes', bytes) + field('from', from) + file);
  const body = Buffer.concat([head, part, Buffer.from('\r\n--part--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  return call(app, `POST /admin/imports/${jobId}/photos`, { token, headers, body });
}
