import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database, Executor } from '#server/core/database/database.ts';
import { sharedRead } from '#server/core/database/shared-read.ts';
import { FairQueue } from '#server/core/jobs/fair-queue.ts';
import { serverBusy } from './http-error.ts';
import { acceptedValues } from './request-parsing.ts';

/** Higher qualities take far longer and save little. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The best first. */
const encodings = ['br', 'gzip'] as const;

/** The limit of all stored bodies of a process. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Bounds the age of view counts in lists, which do not change the revision. */
const MAX_AGE_MS = 60_000;

/**
 * Ends the statements of a page or a text search before clients time out. PGlite ignores it. A whole
 * list without text is read in batches, whose statements are short.
 */
const STATEMENT_TIMEOUT = '1900ms';

export interface CachedResponse {
  /** The body depends on the key and the revision alone. */
  key: readonly unknown[];
  headers: Record<string, string>;
  /** A response waits only for others of its kind. */
  kind: 'page' | 'textSearch' | 'list';
  /** Creates the body, in parts if it is long. */
  parts(db: Executor): AsyncIterable<string>;
}

interface StoredBody {
  /** Compressed. */
  bytes: Buffer;
  etag: string;
}

/**
 * Bodies of public responses, serialised and compressed once. They are stored under a revision of
 * the data, which every process reads from the database, so that no process sends an older one.
 * Parallel requests share the creation of a body.
 */
export class ResponseCache {
  readonly #db: Database;
  readonly #revision: () => Promise<string>;
  readonly #bodies = new LRUCache<string, StoredBody, Source>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: MAX_AGE_MS,
    // A body that is evicted while it is created is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (key, _stale, { context }) => this.#create(key, context),
  });
  /** Few at once, so that processor and database stay free for other requests. */
  readonly #creating = {
    page: new FairQueue(2),
    textSearch: new FairQueue(1),
    list: new FairQueue(1),
  };
  /** The requests that wait for each body. */
  readonly #readers = new Map<string, Set<FastifyRequest>>();

  /** `revisionOf` reads a value that every change of the public data replaces. */
  constructor(db: Database, revisionOf: (db: Database) => Promise<string>) {
    this.#db = db;
    this.#revision = sharedRead(() => revisionOf(db));
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, headers, kind, parts }: CachedResponse,
  ): Promise<FastifyReply> {
    const acceptable = acceptedValues(`${request.headers['accept-encoding'] ?? ''}`);
    const accepted = encodings.find((encoding) => acceptable.includes(encoding));
    const encoding = accepted ?? 'gzip';
    const revision = await this.#revision();
    const context = { encoding, kind, parts, address: request.ip };
    const storedAs = JSON.stringify([revision, encoding, ...key]);
    const readers = this.#readers.get(storedAs) ?? new Set();
    this.#readers.set(storedAs, readers.add(request));
    const { bytes, etag } = await this.#bodies.forceFetch(storedAs, { context }).finally(() => {
      readers.delete(request);
      if (readers.size === 0) this.#readers.delete(storedAs);
    });
    reply.headers({ ...headers, etag });
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (accepted) return reply.header('content-encoding', accepted).send(bytes);
    return reply.send(Readable.from([bytes]).pipe(createGunzip()));
  }

  async #create(key: string, source: Source): Promise<StoredBody> {
    return this.#creating[source.kind].run(source.address, async () => {
      const readers = [...(this.#readers.get(key) ?? [])];
      if (readers.every(({ socket }) => socket.destroyed)) throw serverBusy();
      if (source.kind === 'list') return encodedBody(this.#db, source);
      return this.#db.transaction(async (transaction) => {
        await transaction.execute(
          sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`,
        );
        return encodedBody(transaction, source);
      });
    });
  }
}

type Source = Pick<CachedResponse, 'kind' | 'parts'> & {
  encoding: (typeof encodings)[number];
  address: string;
};

async function encodedBody(db: Executor, { encoding, parts }: Source): Promise<StoredBody> {
  const hash = createHash('sha1');
  async function* hashedParts() {
    for await (const part of parts(db)) {
      hash.update(part);
      yield part;
    }
  }
  const encoder = encoding === 'br' ? createBrotliCompress(BROTLI_OPTIONS) : createGzip();
  const bytes = await pipeline(hashedParts, encoder, (compressed) => buffer(compressed));
  // The tag is computed from the text, so that every encoding has the same one.
  return { bytes, etag: `W/"${hash.digest('base64')}"` };
}
