import { createReadStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { TemporaryError } from '#server/core/http/http-error.ts';
import { OperatorError } from '#server/core/operator-error.ts';
import { END_OF_TIME, type FileStorage, fileExists, listFilesBefore, saveStream } from './files.ts';

/** S3-compatible object storage. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Null means Amazon S3. */
  endpoint: string | null;
  /** Null means the default of the AWS SDK, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

class BucketUnreachable extends OperatorError {
  constructor({ bucket, endpoint }: S3Settings, cause: unknown) {
    const reason = cause instanceof Error ? `${cause.name} ${cause.message}` : `${cause}`;
    super(`S3_BUCKET cannot be used (${bucket} at ${endpoint ?? 'Amazon S3'}): ${reason}`, {
      cause,
    });
  }
}

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

interface Folders {
  /** Copies of the objects that this host uses. */
  cacheFolder: string;
  stagingFolder: string;
}

/** @throws BucketUnreachable */
export async function openBucket(settings: S3Settings) {
  const { bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Not every S3-compatible service supports the newer checksums, which are the default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000 },
  });
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    client.destroy();
    throw new BucketUnreachable(settings, error);
  }
  return {
    /** Identifies the bucket on every host. */
    location: `s3://${bucket}`,
    openStorage: (prefix: string, folders: Folders) =>
      openS3Storage(client, { bucket, prefix, ...folders }),
    /** Stores a text unless the object exists, and returns what is stored. */
    async writeOnce(key: string, text: string): Promise<string> {
      const object = { Bucket: bucket, Key: key };
      const put = new PutObjectCommand({ ...object, Body: text, IfNoneMatch: '*' });
      if (!(await orNull(client.send(new HeadObjectCommand(object))))) await client.send(put);
      const stored = await client.send(new GetObjectCommand(object));
      return (await stored.Body?.transformToString()) ?? '';
    },
    close: () => client.destroy(),
  };
}

function openS3Storage(
  client: S3Client,
  { bucket, prefix, cacheFolder, stagingFolder }: Folders & { bucket: string; prefix: string },
): FileStorage {
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const cachePath = (name: string) => join(cacheFolder, name);

  async function download(name: string): Promise<string | null> {
    const object = await orNull(client.send(new GetObjectCommand(objectOf(name))));
    if (!(object?.Body instanceof Readable)) return null;
    await rename(await saveStream(object.Body, stagingFolder), cachePath(name));
    return cachePath(name);
  }

  return {
    async add(name, path) {
      const { size: ContentLength } = await stat(path);
      const Body = createReadStream(path);
      await available(
        client.send(new PutObjectCommand({ ...objectOf(name), Body, ContentLength })),
      ).finally(() => Body.destroy());
      await rename(path, cachePath(name));
    },
    has: async (name) =>
      (await orNull(client.send(new HeadObjectCommand(objectOf(name))))) !== null,
    localPath: async (name) =>
      (await fileExists(cachePath(name))) ? cachePath(name) : download(name),
    async remove(name) {
      await available(client.send(new DeleteObjectCommand(objectOf(name))));
      await rm(cachePath(name), { force: true });
    },
    async names(storedBefore = END_OF_TIME) {
      // A local copy remains if another host deletes its object.
      const names = new Set(await listFilesBefore(cacheFolder, storedBefore));
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified && LastModified < storedBefore) {
            names.add(Key.slice(prefix.length));
          }
        }
      }
      return [...names];
    },
  };
}

/** Null if the object does not exist. @throws TemporaryError */
async function orNull<Result>(request: Promise<Result>): Promise<Result | null> {
  try {
    return await request;
  } catch (error) {
    const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
    if (status === 404) return null;
    throw unavailable(error);
  }
}

/** @throws TemporaryError */
async function available<Result>(request: Promise<Result>): Promise<Result> {
  return request.catch((error) => {
    throw unavailable(error);
  });
}

function unavailable(cause: unknown): TemporaryError {
  const message = 'We cannot reach our file storage at the moment. Please try again shortly.';
  return Object.assign(new TemporaryError(503, message, 5), { cause });
}
