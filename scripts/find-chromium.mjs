import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for Chromium as root in a container, without requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a user interface; tests take a third less time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const commands = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** The path of a Chromium that runs here, CHROMIUM_PATH first; null if there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a Chromium that runs here.`);
  }
  const { chromium } = await import('@playwright/test');
  return [...inPath(), chromium.executablePath()].find(runs) ?? null;
}

/** Like `findChromium`, but installs Chromium if it is missing. @throws if that fails */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  if (isDebian() && canBeRoot()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL]);
  }
  if (!(await findChromium())) {
    const withLibraries = canBeRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
    run(process.execPath, [
      'node_modules/playwright/cli.js',
      'install',
      ...withLibraries,
      'chromium',
    ]);
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error('No Chromium found or installed: install it, or set CHROMIUM_PATH.');
}

function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whether it prints a version: some distributions install a script that only names a package. */
function runs(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function isDebian() {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function canBeRoot() {
  return process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;
}

/** Runs an installer, apt-get as root. Failures are printed; the caller looks for Chromium again. */
function run(command, args) {
  const isAptGet = command === 'apt-get';
  const asRoot = isAptGet && process.getuid?.() !== 0 ? ['sudo', '-n'] : [];
  const environment = isAptGet ? ['env', 'DEBIAN_FRONTEND=noninteractive'] : [];
  const [program, ...rest] = [...asRoot, ...environment, command, ...args];
  try {
    execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    console.error(error.message);
  }
}
