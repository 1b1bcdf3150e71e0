import type { FastifyRequest } from 'fastify';
import type { Media } from '#server/media/media.ts';
import { type FormShape, type MultipartForm, readMultipartForm } from './multipart-form.ts';

/** Reads a form; its files lie on disk, each at its path, until the work is done or has failed. */
export async function withReceivedForm<Result>(
  request: FastifyRequest,
  media: Media,
  shape: FormShape,
  work: (form: MultipartForm<string>) => Promise<Result>,
): Promise<Result> {
  const uploads: string[] = [];
  try {
    const form = await readMultipartForm(request, shape, async (stream) => {
      const path = await media.receive(stream);
      uploads.push(path);
      return path;
    });
    return await work(form);
  } finally {
    await Promise.all(uploads.map((path) => media.discard(path)));
  }
}
