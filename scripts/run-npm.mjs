import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/**
 * Runs npm and collects its output, or prints it if `isShown`. Resolves with the exit code (128 or
 * more after a signal), the output and the duration in seconds.
 */
export function runNpm(args, { isShown = false, env = {} } = {}) {
  const startedAt = performance.now();
  const [command, ...leading] = npmCommand();
  const child = spawn(command, [...leading, ...args], {
    env: { ...process.env, ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && isWindows,
    // A process group of its own, so that signals also reach the processes that npm starts.
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

/** The npm that started this script, which may not be in PATH, or else the npm in PATH. */
function npmCommand() {
  const npmPath = process.env.npm_execpath ?? '';
  return npmPath.endsWith('npm-cli.js') ? [process.execPath, npmPath] : ['npm'];
}
