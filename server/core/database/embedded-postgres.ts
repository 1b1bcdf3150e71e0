import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { MIN_FREE_BYTES } from '#server/core/files/disk-space.ts';

type Send = (bytes: Uint8Array<ArrayBuffer>) => void;

interface WorkerMessage {
  connection: number;
  bytes: Uint8Array;
}

/** The part of a network socket that node-postgres uses. */
class WorkerSocket extends Duplex {
  readonly #send: Send;

  constructor(send: Send) {
    super();
    this.#send = send;
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
    this.#send(new Uint8Array(bytes));
    done();
  }

  /** The pool replaces a connection when both of its directions have ended. */
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** Joins the parts of a query into one message, so that the worker responds once. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }
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
  let current: WorkerSocket | null = null;
  worker.on('message', ({ connection, bytes }: WorkerMessage) => {
    if (connection === connections && current?.writable) current.push(bytes);
  });
  const connect = () => {
    connections += 1;
    const connection = connections;
    current = new WorkerSocket((bytes) =>
      worker.postMessage({ connection, bytes }, [bytes.buffer]),
    );
    return current;
  };
  // PGlite has one session. Further transactions wait for it, for as long as it takes.
  const pool = new pg.Pool({ stream: connect, max: 1, idleTimeoutMillis: 0, user: 'postgres' });
  return {
    pool,
    async close() {
      await pool.end();
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
