import { statfs } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// JavaScript, because a worker does not inherit the TypeScript loader of `npm start`.

/** The status in the last byte of a response: no transaction is open. */
const IDLE = 'I'.charCodeAt(0);
/** The first byte of the message with which node-postgres ends a connection. */
const TERMINATE = 'X'.charCodeAt(0);
const SPACE_CHECKED_EVERY_MS = 1000;

const { folder, minFreeBytes } = workerData;
const database = await PGlite.create(folder);

/** PGlite has one session, so a new connection takes over from the one before it. */
let connection = 0;
let isIdle = true;
let isReadOnly = false;
let spaceCheckedAt = 0;
let running = Promise.resolve();

parentPort.on('message', (message) => {
  // Messages are handled in turn. An error ends this worker, and with it the process.
  running = running.then(() => (message === 'close' ? close() : respond(message)));
});
parentPort.postMessage('ready');

async function respond(message) {
  if (message.connection < connection || message.bytes[0] === TERMINATE) return;
  if (message.connection > connection) await startSession(message.connection);
  if (isIdle) await protectFullDisk();
  const bytes = (await database.execProtocolRaw(message.bytes)).slice();
  isIdle = bytes.at(-1) === IDLE;
  parentPort.postMessage({ connection, bytes }, [bytes.buffer]);
}

/** Ends what the previous connection left open. */
async function startSession(newConnection) {
  connection = newConnection;
  await database.exec('rollback');
  await database.exec('discard all');
  isIdle = true;
  isReadOnly = false;
  spaceCheckedAt = 0;
}

/** On a full disk PGlite would wait for ever in the middle of a write, so writes fail before it. */
async function protectFullDisk() {
  if (Date.now() - spaceCheckedAt < SPACE_CHECKED_EVERY_MS) return;
  spaceCheckedAt = Date.now();
  const { bavail, bsize } = await statfs(folder);
  const isFull = bavail * bsize < minFreeBytes;
  if (isFull === isReadOnly) return;
  await database.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
  isReadOnly = isFull;
}

async function close() {
  await database.close();
  process.exit();
}
