import { readdir } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { Property } from '#contract/property/property.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { deletedProperties, properties } from '#server/core/database/schema.ts';
import { registerAdmin } from './changed-users.ts';
import { type FormParts, type FormUpload, propertyFields, sendForm } from './multipart-property.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { call, type TestUser } from './users.ts';

export type ListedProperty = Property & { images: string[] };

/** A server with a signed-in admin, and helpers to edit properties and inspect stored files. */
export interface PropertyFixture extends TestApp {
  admin: TestUser;
  send(endpoint: 'POST /properties' | `PUT /properties/${string}`, parts: FormParts): Response;
  /** Sends the form of a new property with default fields. */
  post(fields?: Record<string, string>, ...uploads: FormUpload[]): Response;
  /** Like `post`, but returns the property and throws on failure. */
  create(fields?: Record<string, string>, ...uploads: FormUpload[]): Promise<ListedProperty>;
  put(id: string, fields: Record<string, string>): Response;
  remove(id: string): Response;
  /** Returns a property without its view count. */
  getProperty(id: string): Promise<Omit<Property, 'viewCount'>>;
  eventsOf(propertyId: string, action: string): Promise<(typeof auditEvents.$inferSelect)[]>;
  /** Names of the stored images, sorted. */
  imageFiles(): Promise<string[]>;
  /** The folder of uploads that are not stored yet. */
  uploadsFolder: string;
  leftoverUploads(): Promise<string[]>;
  /** Deletes all properties, images and audit events. */
  clear(): Promise<void>;
}

type Response = Promise<LightMyRequestResponse>;

export async function openPropertyFixture(options: TestAppOptions = {}): Promise<PropertyFixture> {
  const test = await openTestApp(options);
  const admin = await registerAdmin(test, 'Amaka Okafor');
  const { token } = admin;
  const mediaFolder = test.media.folder;
  const uploadsFolder = `${mediaFolder}/unfinished`;
  const imageFiles = async () =>
    (await readdir(mediaFolder)).filter((name) => name.endsWith('.webp')).sort();
  const send: PropertyFixture['send'] = (endpoint, parts) =>
    sendForm(test.app, endpoint, parts, token);
  const post: PropertyFixture['post'] = (fields = {}, ...uploads) => {
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
    post,
    async create(fields, ...uploads) {
      const response = await post(fields, ...uploads);
      if (response.statusCode !== 201) throw new Error(`Not created: ${response.body}`);
      return response.json().data;
    },
    put: (id, fields) => send(`PUT /properties/${id}`, Object.entries(fields)),
    remove: (id) => call(test.app, `DELETE /properties/${id}`, { token }),
    async getProperty(id) {
      const { viewCount: _, ...property } = (await call(test.app, `GET /properties/${id}`)).json()
        .data;
      return property;
    },
    eventsOf: (propertyId, action) =>
      test.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, action), eq(auditEvents.propertyId, propertyId))),
    imageFiles,
    uploadsFolder,
    leftoverUploads: () => readdir(uploadsFolder),
    async clear() {
      await test.db.delete(properties);
      await test.db.delete(deletedProperties);
      await test.db.delete(auditEvents);
      for (const name of await imageFiles()) await test.media.delete(name);
    },
  };
}

/** A photo of one colour as a phone writes it: rotated by EXIF, with a GPS position. */
export async function photo(background: string): Promise<FormUpload> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { bytes, name: `${background}.jpg` };
}
