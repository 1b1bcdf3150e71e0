import type { FastifyRequest } from 'fastify';
import { IMPORT_MAX_BYTES } from '#contract/property-import.ts';
import { messages } from '#contract/validation-messages.ts';
import { invalidRequest, Problem } from '#server/core/http-error.ts';
import { type FormShape, readMultipartForm } from '#server/core/multipart-form.ts';
import type { ImportUploads, UnclaimedUpload } from './import-uploads.ts';

const shape: FormShape = {
  hasField: () => false,
  maxFields: 1,
  maxFieldBytes: 100,
  fileName: 'file',
  maxFiles: 1,
  maxFileBytes: IMPORT_MAX_BYTES,
  // The form's own lines around the file.
  maxBytes: IMPORT_MAX_BYTES + 64 * 1024,
};

/** Takes in the one file of the form; what comes with a form that is refused is not kept. @throws Problem */
export async function readImportForm(
  request: FastifyRequest,
  uploads: ImportUploads,
): Promise<{ upload: UnclaimedUpload; fileName: string }> {
  const received: UnclaimedUpload[] = [];
  try {
    const { files } = await readMultipartForm(request, shape, async (stream) => {
      const upload = await uploads.receive(stream);
      received.push(upload);
      return upload;
    });
    const [file] = files;
    if (!file) throw invalidRequest({ file: 'File is required' });
    if (file.isTooLarge) throw tooLarge();
    return { upload: file.content, fileName: file.name };
  } catch (error) {
    for (const upload of received) await upload.discard();
    throw error;
  }
}

function tooLarge(): Problem {
  const message = messages.fileTooLarge(IMPORT_MAX_BYTES);
  return new Problem(413, message, { file: message });
}
