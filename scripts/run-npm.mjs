import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/**
 * Runs npm with these arguments, its output collected, or shown as it comes where `isShown`.
 * Resolves with the exit code (128 and more where a signal ended it), the output and the seconds.
 */
export function runNpm(args, { isShown = false, env = {} } = {}) {
  const startedAt = performance.now();
  const [command, ...leading] = npmCommand();
  const child = spawn(command, [...leading, ...args], {
    env: { ...process.env, ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && isWindows,
    // A group of its own, so that a signal reaches the whole family and not the shell in between.
    detached: !isWindows,
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));

  const forward = (signal) => (isWindows ? child.kill() : process.kill(-child.pid, signal));
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({
        code: code ?? (signal === 'SIGINT' ? 130 : 143),
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - startedAt) / 1000,
      });
    });
  });
}

/** The npm that runs us, if one does: it may not be the first in PATH, or not be in PATH at all. */
function npmCommand() {
  const npmPath = process.env.npm_execpath ?? '';
  return npmPath.endsWith('npm-cli.js') ? [process.execPath, npmPath] : ['npm'];
}
