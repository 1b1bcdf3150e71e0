import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import * as endpoints from '#contract/endpoints/import-photos.ts';
import { PHOTO_ZIP_PART_BYTES } from '#contract/endpoints/import-photos.ts';
import { addRoute } from '#server/core/http/endpoint-route.ts';
import { validationError } from '#server/core/http/http-error.ts';
import { type FormShape, receiveForm } from '#server/core/http/multipart-form.ts';
import {
  addZipPart,
  type PhotoServices,
  removeZip,
  requireImportPhotos,
} from './import-photos-service.ts';

const formShape: FormShape = {
  hasField: (name) => name === 'bytes' || name === 'from',
  maxFields: 2,
  maxFieldBytes: 100,
  fileField: 'file',
  maxFiles: 1,
  maxFileBytes: PHOTO_ZIP_PART_BYTES,
  // Leaves room for the multipart headers.
  maxBytes: PHOTO_ZIP_PART_BYTES + 64 * 1024,
};

const { bytes: ByteCount } = endpoints.uploadPhotoZip.body.schema.shape;

/** The photos of imports, for admins. */
export const importPhotosRoutes: FastifyPluginAsync<PhotoServices> = async (app, services) => {
  const { db, uploads } = services;
  await app.register(multipart);

  addRoute(app, endpoints.getImportPhotos, async ({ params }) => ({
    message: 'Photos of the import.',
    data: await requireImportPhotos(db, params.id),
  }));

  addRoute(app, endpoints.uploadPhotoZip, async (request) => {
    const data = await receiveForm(request, formShape, uploads.uploadsFolder, async (form) => {
      const [file] = form.files;
      if (!file) throw validationError({ file: 'File is required' });
      const byteCount = (name: string) => {
        const parsed = ByteCount.safeParse(form.fields.get(name));
        if (!parsed.success) throw validationError({ [name]: 'must be a number of bytes' });
        return Number(parsed.data);
      };
      const range = { bytes: byteCount('bytes'), from: byteCount('from') };
      return addZipPart(services, request.params.id, file, range);
    });
    return { message: 'The part was received.', data };
  });

  addRoute(app, endpoints.removePhotoZip, async ({ params }) => ({
    message: 'The ZIP was removed.',
    data: await removeZip(services, params.id),
  }));
};
