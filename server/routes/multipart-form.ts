import type { FastifyRequest } from 'fastify';
import { invalidRequest, Problem } from '#server/problem.ts';

export interface MultipartForm {
  /** The parts that are text, by name. */
  fields: Map<string, string>;
  /** The part that is a file; null where there is none. */
  file: Buffer | null;
}

interface FormShape {
  /** The names of the parts that are text; no others are taken. */
  fieldNames: readonly string[];
  fileName: string;
  maxFileBytes: number;
}

const MAX_FIELD_BYTES = 4096;

/** Reads a multipart form with at most one file, which stays in memory. @throws Problem */
export async function readMultipartForm(
  request: FastifyRequest,
  shape: FormShape,
): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new Problem(415, 'This must be sent as multipart/form-data.');
  const form: MultipartForm = { fields: new Map(), file: null };
  try {
    for await (const part of request.parts({ limits: limitsOf(shape) })) {
      const { fieldname: name } = part;
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (name !== shape.fileName) throw invalidRequest({ [name]: 'is no file here' });
        // What a browser sends for a file field in which nothing was chosen.
        if (part.filename || bytes.length > 0) form.file = bytes;
      } else {
        if (!shape.fieldNames.includes(name)) throw invalidRequest({ [name]: 'is no text here' });
        if (form.fields.has(name)) throw invalidRequest({ [name]: 'is given more than once' });
        if (part.valueTruncated || typeof part.value !== 'string') {
          throw invalidRequest({ [name]: 'is too long' });
        }
        form.fields.set(name, part.value);
      }
    }
  } catch (error) {
    throw problemOf(error, shape);
  }
  return form;
}

function limitsOf({ fieldNames, maxFileBytes }: FormShape) {
  return {
    fieldNameSize: 100,
    fieldSize: MAX_FIELD_BYTES,
    fields: fieldNames.length + 1,
    fileSize: maxFileBytes,
    files: 1,
    headerPairs: 20,
    parts: fieldNames.length + 2,
  };
}

function problemOf(error: unknown, { fileName, maxFileBytes }: FormShape): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = `This file is too large: ${Math.floor(maxFileBytes / 1024 / 1024)} MB are the most.`;
    return new Problem(413, message, { [fileName]: message });
  }
  if (typeof code === 'string' && code.endsWith('_LIMIT')) {
    return new Problem(413, 'This form has more parts than it should.');
  }
  // Whatever else goes wrong in reading lies in what was sent.
  return new Problem(400, 'This form cannot be read.');
}
