import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from './run-npm.mjs';

const sources = ['index.html', 'public', 'src', 'contract', 'vite.config.ts', 'tailwind.config.ts']
  .concat(['package-lock.json', 'package.json', 'tsconfig.json'])
  .concat(['.env', '.env.local', '.env.production', '.env.production.local']);
const builtPage = 'dist/index.html';
const record = 'node_modules/.cache/gida/built-from';

/** Builds the SPA into `dist`, unless it was built from the same sources and settings. */
export async function ensureBuild() {
  if (existsSync(record) && readFileSync(record, 'utf8') === stateOfBuild()) return;
  process.stdout.write('Building the app … ');
  const { code, output, seconds } = await runNpm(['run', '--silent', 'build']);
  console.log(code === 0 ? `${seconds.toFixed(1)} s` : `failed\n${output}`);
  if (code !== 0) process.exit(code);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, stateOfBuild());
}

/** Hashes the sources, the settings and the built page, which contains the hash of every script. */
function stateOfBuild() {
  const hash = createHash('sha256');
  for (const path of [...sources, builtPage].flatMap(filesIn)) {
    hash.update(`${path}\0`).update(readFileSync(path));
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
