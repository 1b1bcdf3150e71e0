import { rm } from 'node:fs/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { withPlainLineEnds } from '#contract/rules/line-ends.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { saveStream } from '#server/core/files/files.ts';
import { signedInOf } from '#server/core/security/authentication.ts';
import { checkAudience } from './audience-guard.ts';
import { largestNetworkOf } from './client.ts';
import { fieldError, HttpError, TemporaryError, validationError } from './http-error.ts';

export interface FormFile {
  /** The client's name for the file, for display only. */
  name: string;
  path: string;
}

export interface MultipartForm {
  /** Text parts by name, with `\n` as the line end. */
  fields: Map<string, string>;
  files: FormFile[];
}

export interface FormShape {
  /** Whether the form has a text part of that name; others are rejected. */
  hasField(name: string): boolean;
  maxFields: number;
  maxFieldBytes: number;
  /** The name of every file part. */
  fileField: string;
  maxFiles: number;
  maxFileBytes: number;
  /** Rejects files before they are read, with this message. */
  noFiles?: string;
  /** The limit of the whole request. */
  maxBytes: number;
}

const MAX_NAME_LENGTH = 80;

/** The limit of an account and of a network: twice the largest form. */
const MAX_PENDING_BYTES = 400 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 10;

/** The sizes of the forms that this process is receiving, by account and by network. */
const pendingBytes = new Map<string, number>();

/**
 * Reads a multipart form of a signed-in user and passes it to `work`. Its files are saved in `folder`
 * and deleted when `work` is done. @throws HttpError with a message for each invalid part, by its name
 */
export async function receiveForm<Result>(
  request: FastifyRequest,
  shape: FormShape,
  folder: string,
  work: (form: MultipartForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new HttpError(415, 'The request must be multipart/form-data.');
  const form: MultipartForm = { fields: new Map(), files: [] };
  const release = reserveBytes(request, shape);
  try {
    await readParts(request, shape, folder, form);
    // The session may have ended, or the role changed, while the form arrived.
    await request.authenticate();
    checkAudience(request);
    return await work(form);
  } finally {
    await Promise.all(form.files.map(({ path }) => rm(path, { force: true })));
    release();
  }
}

/** Counts the form for its account and network until the returned function is called. */
function reserveBytes(request: FastifyRequest, { maxBytes }: FormShape): () => void {
  const { ip, headers } = request;
  const senders = [signedInOf(request).user.id, largestNetworkOf(ip) ?? []].flat();
  const bytes = Math.min(Number(headers['content-length'] ?? maxBytes), maxBytes);
  if (senders.some((sender) => (pendingBytes.get(sender) ?? 0) + bytes > MAX_PENDING_BYTES)) {
    skipRest(request);
    const message = 'Too many uploads at once. Please try again shortly.';
    throw new TemporaryError(429, message, RETRY_AFTER_SECONDS);
  }
  for (const sender of senders) addPendingBytes(sender, bytes);
  return () => {
    for (const sender of senders) addPendingBytes(sender, -bytes);
  };
}

function addPendingBytes(sender: string, bytes: number): void {
  const total = (pendingBytes.get(sender) ?? 0) + bytes;
  if (total > 0) pendingBytes.set(sender, total);
  else pendingBytes.delete(sender);
}

/** Drops what is still sent, so that the client can read the response. */
function skipRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** Reads the form to its end even if parts are invalid, so that the client can read the response. */
async function readParts(
  request: FastifyRequest,
  shape: FormShape,
  folder: string,
  form: MultipartForm,
): Promise<void> {
  const errors = new Map<string, string>();
  const tooLarge = new Map<string, string>();
  try {
    limitBytes(request, shape);
    const options = { limits: limitsOf(shape), throwFileSizeLimit: false };
    for await (const part of request.parts(options)) {
      if (part.type === 'field') {
        const error = fieldPartError(part, shape, form);
        if (error) errors.set(part.fieldname, error);
        else form.fields.set(part.fieldname, withPlainLineEnds(`${part.value}`));
      } else if (part.fieldname === shape.fileField) {
        if (shape.noFiles) {
          if (part.filename) throw noFilesError(shape);
          part.file.resume();
          continue;
        }
        const name = filePartName(shape, form.files.length);
        await readFile(part, folder, form);
        if (part.file.truncated) tooLarge.set(name, messages.fileTooLarge(shape.maxFileBytes));
      } else {
        errors.set(part.fieldname, 'is not a file field of this form');
        part.file.resume();
      }
    }
  } catch (error) {
    skipRest(request);
    if (isFileSystemError(error)) throw error;
    if (errors.size === 0) throw httpErrorOf(error, shape);
  }
  if (errors.size > 0) throw validationError(Object.fromEntries(errors));
  const [message] = tooLarge.values();
  if (message) throw new HttpError(413, message, Object.fromEntries(tooLarge));
}

/** The name of a file in errors: `images[1]` if the form may have several. */
function filePartName({ fileField, maxFiles }: FormShape, index: number): string {
  return maxFiles > 1 ? `${fileField}[${index}]` : fileField;
}

function fieldPartError(
  { fieldname: name, value, valueTruncated }: MultipartValue,
  shape: FormShape,
  { fields }: MultipartForm,
): string | null {
  if (!shape.hasField(name)) return 'is not a field of this form';
  if (fields.has(name)) return 'is sent more than once';
  return valueTruncated || typeof value !== 'string' ? 'is too long' : null;
}

async function readFile(
  { file, filename }: MultipartFile,
  folder: string,
  form: MultipartForm,
): Promise<void> {
  const path = await saveStream(file, folder);
  // Browsers send this for an empty file field.
  if (!filename && file.bytesRead === 0) return rm(path, { force: true });
  form.files.push({ name: displayName(filename), path });
}

/** Without control characters, which could disguise the name. */
function displayName(fileName = ''): string {
  const visible = fileName.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return visible.slice(0, MAX_NAME_LENGTH) || 'unnamed';
}

function limitBytes({ headers, raw }: FastifyRequest, shape: FormShape): void {
  const { maxBytes } = shape;
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    if (shape.noFiles) throw noFilesError(shape);
    const message = `The request is too large. The limit is ${maxBytes / 1024 / 1024} MB.`;
    throw new HttpError(413, message);
  }
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    // Reached only without Content-Length, which browsers always send.
    if (bytes > maxBytes) raw.destroy();
  });
}

function noFilesError({ fileField, noFiles = '' }: FormShape): HttpError {
  return fieldError(403, fileField, noFiles);
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

/** A 500, because the request is valid: the disk is full, for example. */
function isFileSystemError(error: unknown): boolean {
  const call = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  return call === 'open' || call === 'write' || call === 'close' || call === 'fsync';
}

function httpErrorOf(error: unknown, { fileField, maxFiles }: FormShape): HttpError {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') {
    const files = `${maxFiles} file${maxFiles === 1 ? '' : 's'}`;
    return fieldError(413, fileField, `At most ${files} can be sent at once.`);
  }
  if (typeof code === 'string' && code.endsWith('_LIMIT')) {
    return new HttpError(413, 'The form has too many parts.');
  }
  return new HttpError(400, 'The form could not be read.');
}
