import { readdir } from 'node:fs/promises';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { Property } from '#contract/property.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { properties } from '#server/core/database/schema.ts';
import { registerAdmin } from './changed-users.ts';
import { type FormParts, type FormUpload, propertyFields, sendForm } from './property-forms.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { call, type Person } from './users.ts';

export type ListedProperty = Property & { images: string[] };

/** An admin at work on properties, and a look at what lies on the server's disk. */
export interface PropertyDesk extends TestApp {
  admin: Person;
  send(endpoint: 'POST /properties' | `PUT /properties/${string}`, parts: FormParts): Answer;
  /** Lists a property with the specified fields, changed as told, and with pictures. */
  create(fields?: Record<string, string>, ...uploads: FormUpload[]): Answer;
  /** The same, where it has to go well. */
  created(fields?: Record<string, string>, ...uploads: FormUpload[]): Promise<ListedProperty>;
  put(id: string, fields: Record<string, string>): Answer;
  remove(id: string): Answer;
  /** Names of the pictures on disk, in order. */
  pictures(): Promise<string[]>;
  /** Where uploads lie until they are stored. */
  uploadsFolder: string;
  uploadsLeft(): Promise<string[]>;
  /** Removes every property, every picture and what was recorded. */
  clear(): Promise<void>;
}

type Answer = Promise<LightMyRequestResponse>;

export async function openPropertyDesk(options: TestAppOptions = {}): Promise<PropertyDesk> {
  const test = await openTestApp(options);
  const admin = await registerAdmin(test, 'Amaka Okafor');
  const { token } = admin;
  const mediaFolder = test.media.folder;
  const uploadsFolder = `${mediaFolder}/unfinished`;
  const pictures = async () =>
    (await readdir(mediaFolder)).filter((name) => name.endsWith('.webp')).sort();
  const send: PropertyDesk['send'] = (endpoint, parts) =>
    sendForm(test.app, endpoint, parts, token);
  const create: PropertyDesk['create'] = (fields = {}, ...uploads) => {
    const images = uploads.map((upload) => ['images', upload] as const);
    return send('POST /properties', [
      ...Object.entries({ ...propertyFields, ...fields }),
      ...images,
    ]);
  };
  return {
    ...test,
    admin,
    send,
    create,
    async created(fields, ...uploads) {
      const answer = await create(fields, ...uploads);
      if (answer.statusCode !== 201) throw new Error(`Nothing was listed: ${answer.body}`);
      return answer.json().data;
    },
    put: (id, fields) => send(`PUT /properties/${id}`, Object.entries(fields)),
    remove: (id) => call(test.app, `DELETE /properties/${id}`, { token }),
    pictures,
    uploadsFolder,
    uploadsLeft: () => readdir(uploadsFolder),
    async clear() {
      await test.db.delete(properties);
      await test.db.delete(auditEvents);
      for (const name of await pictures()) await test.media.delete(name);
    },
  };
}

/** Of one colour, with a place in it, and on its side, as a telephone's camera writes it. */
export async function photo(background: string): Promise<FormUpload> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { bytes, name: `${background}.jpg` };
}
