import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNpm } from './run-npm.mjs';

/** Checks the version of Node.js, and installs the packages of the lock file where they are missing. */
export async function setUp() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  requireNodeVersion();
  if (arePackagesInstalled()) return;
  console.log('Installing packages …');
  // Building and testing need the development packages, even with NODE_ENV=production.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
    isShown: true,
  });
  if (code !== 0) process.exit(code);
}

function requireNodeVersion() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (isInRange(process.versions.node, engines.node)) return;
  console.error(`Node.js ${engines.node} is required; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Supports the ranges of our `engines` only: `^1.2.3` and `>=1.2.3`, joined by `||`. */
function isInRange(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, wantedMajor, wantedMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(part);
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return operator === '>=' && major > Number(wantedMajor);
  });
}

/** Compares the lock file with the record that npm writes at the end of an installation. */
function arePackagesInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}
