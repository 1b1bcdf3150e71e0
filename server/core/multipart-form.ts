import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidRequest, Problem } from './http-error.ts';

export interface FormFile<Content> {
  /** What its sender calls it: for people to read, and for nothing else. */
  name: string;
  content: Content;
  /** Whether it was cut off at `maxFileBytes`. */
  isTooLarge: boolean;
}

export interface MultipartForm<Content> {
  /** The parts that are text, by name. */
  fields: Map<string, string>;
  files: FormFile<Content>[];
}

export interface FormShape {
  /** Whether there is a part of that name that is text; no others are taken. */
  hasField(name: string): boolean;
  maxFields: number;
  maxFieldBytes: number;
  fileName: string;
  maxFiles: number;
  maxFileBytes: number;
  /** Of the whole request. */
  maxBytes: number;
}

const MAX_SHOWN_NAME = 80;

/**
 * Reads a multipart form to its end, whatever is wrong with its parts. `receive` takes in each file
 * while it comes, and reads its stream to the end. @throws Problem
 */
export async function readMultipartForm<Content>(
  request: FastifyRequest,
  shape: FormShape,
  receive: (stream: Readable) => Promise<Content>,
): Promise<MultipartForm<Content>> {
  if (!request.isMultipart()) throw new Problem(415, 'This must be sent as multipart/form-data.');
  const form: MultipartForm<Content> = { fields: new Map(), files: [] };
  const complaints = new Map<string, string>();
  try {
    limitBytes(request, shape);
    const options = { limits: limitsOf(shape), throwFileSizeLimit: false };
    for await (const part of request.parts(options)) {
      if (part.type === 'field') takeField(part, shape, form, complaints);
      else if (part.fieldname === shape.fileName) await takeFile(part, form, receive);
      else {
        complaints.set(part.fieldname, 'is no file here');
        part.file.resume();
      }
    }
  } catch (error) {
    discardRest(request);
    if (isOurs(error)) throw error;
    if (complaints.size === 0) throw problemOf(error, shape);
  }
  if (complaints.size > 0) throw invalidRequest(Object.fromEntries(complaints));
  return form;
}

function takeField(
  { fieldname: name, value, valueTruncated }: MultipartValue,
  shape: FormShape,
  { fields }: MultipartForm<unknown>,
  complaints: Map<string, string>,
): void {
  if (!shape.hasField(name)) complaints.set(name, 'is no text here');
  else if (fields.has(name)) complaints.set(name, 'is given more than once');
  else if (valueTruncated || typeof value !== 'string') complaints.set(name, 'is too long');
  else fields.set(name, value);
}

async function takeFile<Content>(
  { file, filename }: MultipartFile,
  form: MultipartForm<Content>,
  receive: (stream: Readable) => Promise<Content>,
): Promise<void> {
  const content = await receive(file);
  // What a browser sends for a file field in which nothing was chosen.
  if (!filename && file.bytesRead === 0) return;
  form.files.push({ name: shownName(filename), content, isTooLarge: file.truncated });
}

/** Without what could pass for something else when it is shown. */
function shownName(fileName = ''): string {
  return fileName.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, MAX_SHOWN_NAME) || 'unnamed';
}

function limitBytes({ headers, raw }: FastifyRequest, { maxBytes }: FormShape): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    // Only who does not say beforehand how much is to come gets here, so there is nobody to tell.
    if (bytes > maxBytes) raw.destroy();
  });
}

function limitsOf({ maxFields, maxFieldBytes, maxFiles, maxFileBytes }: FormShape) {
  return {
    fieldNameSize: 100,
    fieldSize: maxFieldBytes,
    fields: maxFields,
    fileSize: maxFileBytes,
    files: maxFiles,
    headerPairs: 20,
    parts: maxFields + maxFiles,
  };
}

/** Somebody who is still sending hears the answer only when all of it has been taken. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** Such as a full disk, which is nobody's fault who sends a form. */
function isOurs(error: unknown): boolean {
  const call = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  return call === 'open' || call === 'write' || call === 'close' || call === 'fsync';
}

function problemOf(error: unknown, { fileName, maxFiles }: FormShape): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') {
    const message = `At most ${maxFiles} file${maxFiles === 1 ? '' : 's'} can be sent at once.`;
    return new Problem(413, message, { [fileName]: message });
  }
  if (typeof code === 'string' && code.endsWith('_LIMIT')) {
    return new Problem(413, 'This form has more parts than it should.');
  }
  // Whatever else goes wrong in reading lies in what was sent.
  return new Problem(400, 'This form cannot be read.');
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(413, `This is too much at once: ${megabytes(maxBytes)} MB are the most.`);
}

/** As people read it: 15 for 15 × 1024 × 1024. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
