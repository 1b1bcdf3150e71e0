import { Problem } from '#server/core/http-error.ts';
import { InvalidImage } from '#server/media/image-decoding.ts';
import type { Media } from '#server/media/media.ts';
import { type NewPicture, storePicture } from '#server/modules/images/images-in-use.ts';

/** Decodes and stores a photograph, given as the path of a file. @throws Problem where it is none */
export async function storePhoto(media: Media, path: string): Promise<NewPicture> {
  try {
    return await storePicture(media, path);
  } catch (error) {
    if (!(error instanceof InvalidImage)) throw error;
    throw new Problem(400, error.message, { photo: error.message });
  }
}
