import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endWithParent } from './end-with-parent.mjs';
import { setUp } from './setup.mjs';

endWithParent();
await setUp();
// Both sides need the same PORT, and Vite's configuration does not read the file.
if (existsSync('.env')) process.loadEnvFile('.env');

const server = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'];
const vite = ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'];

const sides = [
  // Apart from the terminal: tsx takes a second signal, beside ours, as a wish to hurry.
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
    // Neither side ends by itself, unless it cannot go on.
    if (!isStopping) process.exitCode = code || 1;
    if (options.detached) endGroup(child.pid);
    stop();
  });
  return child;
}

/** Asks each side to end, once. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const side of sides) side.kill();
}

/** Ends what is left of a group whose leader is gone. */
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // Nothing is left.
  }
}
