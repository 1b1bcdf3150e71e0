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

/** PGlite has one session. The other connections wait while one has a transaction open. */
let owner = null;
const waiting = [];
let isRunning = false;
let isReadOnly = false;
let spaceCheckedAt = 0;

parentPort.on('message', (message) => {
  waiting.push(message);
  // An error ends this worker, and with it the process.
  if (!isRunning) run();
});
parentPort.postMessage('ready');

async function run() {
  isRunning = true;
  for (;;) {
    const index = waiting.findIndex(
      (message) => message === 'close' || owner === null || message.connection === owner,
    );
    if (index === -1) break;
    const [message] = waiting.splice(index, 1);
    await (message === 'close' ? close() : respond(message));
  }
  isRunning = false;
}

/** Runs a message of a connection; without bytes, the connection has ended. */
async function respond({ connection, bytes }) {
  if (bytes === null) {
    if (owner === connection) await database.exec('rollback');
    owner = null;
    return;
  }
  if (bytes[0] === TERMINATE) return;
  if (owner === null) await protectFullDisk();
  const response = (await database.execProtocolRaw(bytes)).slice();
  owner = response.at(-1) === IDLE ? null : connection;
  parentPort.postMessage({ connection, bytes: response }, [response.buffer]);
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
