import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endWithParent } from './end-with-parent.mjs';
import { setUp } from './setup.mjs';

endWithParent();
await setUp();
// The server and Vite need the same PORT, and Vite's configuration does not read `.env`.
if (existsSync('.env')) process.loadEnvFile('.env');

const server = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'];
const vite = ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'];

const children = [
  // Detached from the terminal, since tsx kills the server on a second SIGINT.
  start(server, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  }),
  start(vite, { stdio: 'inherit' }),
];
let isStopping = false;
process.on('SIGINT', stop).on('SIGTERM', stop);

function start(args, options) {
  const child = spawn(process.execPath, args, options);
  child.once('exit', (code) => {
    // A child ends by itself only after an error.
    if (!isStopping) process.exitCode = code || 1;
    if (options.detached) endGroup(child.pid);
    stop();
  });
  return child;
}

/** Ends both children, once. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill();
}

/** Ends the remaining processes of a group whose leader has ended. */
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // The group has ended.
  }
}
