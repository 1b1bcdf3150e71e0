import { spawn } from 'node:child_process';
import { setUp } from './setup.mjs';

await setUp();

const sides = [
  start(
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
    'ignore',
  ),
  // Vite alone listens to the keyboard.
  start(['node_modules/vite/bin/vite.js'], 'inherit'),
];
let isStopping = false;
process.on('SIGINT', () => stop()).on('SIGTERM', () => stop());

function start(args, stdin) {
  const child = spawn(process.execPath, args, { stdio: [stdin, 'inherit', 'inherit'] });
  child.once('exit', (code) => {
    // Neither side ends by itself, unless it cannot go on.
    if (!isStopping) process.exitCode = code || 1;
    stop();
  });
  return child;
}

function stop() {
  isStopping = true;
  for (const side of sides) if (side.exitCode === null && side.signalCode === null) side.kill();
}
