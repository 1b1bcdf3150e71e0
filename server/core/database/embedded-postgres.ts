import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { MIN_FREE_BYTES } from '#server/core/files/disk-space.ts';

interface WorkerMessage {
  connection: number;
  bytes: Uint8Array;
}

/** A connection to the embedded database, which takes whole messages of PostgreSQL's protocol. */
export interface Connection {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** Rolls back an open transaction. */
  end(): void;
}

/** Opens a connection whose responses are passed to `receive`. */
export type Connect = (receive: (bytes: Uint8Array | null) => void) => Connection;

/** The part of a network socket that node-postgres uses. */
class ConnectionSocket extends Duplex {
  readonly #connection: Connection;

  constructor(connect: Connect) {
    super();
    this.#connection = connect((bytes) => this.push(bytes));
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.#connection.send(new Uint8Array(bytes));
    done();
  }

  /** Joins the parts of a query into one message, so that the worker responds once. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#connection.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  /** The pool replaces a connection when both of its directions have ended. */
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#connection.end();
    done(error);
  }
}

/** PGlite has one session. Further transactions wait for it, for as long as it takes. */
export function poolOf(connect: Connect): pg.Pool {
  return new pg.Pool({
    stream: () => new ConnectionSocket(connect),
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
  });
}

/**
 * Starts PGlite in a worker thread. A slow or endless statement does not block this thread, so the
 * process always handles signals. The worker's failure ends the process.
 */
export async function startEmbeddedPostgres(folder: string) {
  await mkdir(folder, { recursive: true });
  const worker = new Worker(join(import.meta.dirname, 'embedded-worker.mjs'), {
    workerData: { folder, minFreeBytes: MIN_FREE_BYTES },
    // Without the TypeScript loader, which takes time and is not needed.
    execArgv: [],
  });
  await once(worker, 'message');

  let connections = 0;
  const receivers = new Map<number, Parameters<Connect>[0]>();
  worker.on('message', ({ connection, bytes }: WorkerMessage) => {
    receivers.get(connection)?.(bytes);
  });
  const connect: Connect = (receive) => {
    connections += 1;
    const connection = connections;
    receivers.set(connection, receive);
    return {
      send: (bytes) => worker.postMessage({ connection, bytes }, [bytes.buffer]),
      end() {
        receivers.delete(connection);
        worker.postMessage({ connection, bytes: null });
      },
    };
  };
  const pool = poolOf(connect);
  return {
    pool,
    connect,
    async close() {
      await pool.end();
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
