import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, minifySync } from 'vite';
import { ensureBuild } from '../scripts/ensure-build.mjs';
import { type LoadedScript, scriptsOf, weightOf } from '../tests/support/script-weight.ts';
import { samplePages } from './support/sample-pages.ts';
import { withWorkbench } from './support/workbench.ts';

const BIGGEST = 15;

interface ModuleWeight {
  /** A package, or a file of ours by its path. */
  name: string;
  /** Its share of the compressed file, by its minified length. */
  bytes: number;
}

/** Lists the packages and files in the scripts of a first visit, for each page. */
await withWorkbench(async ({ folder, serve, openBrowser }) => {
  await ensureBuild();
  const modules = await modulesOfBuild();
  const url = await serve({ dataDir: join(folder, 'data') });
  const browser = await openBrowser();
  console.log('Scripts of a first visit, in kB (1000 bytes) of Brotli:');
  for (const { name, path } of await samplePages(url)) {
    const scripts = await scriptsOf(browser, url + path);
    console.log(`\n${name}: ${kB(weightOf(scripts))} in ${scripts.length} files`);
    for (const line of biggestIn(scripts, modules)) console.log(line);
  }
});

function biggestIn(scripts: readonly LoadedScript[], modules: Map<string, ModuleWeight[]>) {
  const weights = new Map<string, number>();
  for (const { name, bytes } of scripts.flatMap((script) => modules.get(script.name) ?? [])) {
    weights.set(name, (weights.get(name) ?? 0) + bytes);
  }
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, BIGGEST)
    .map(([name, bytes]) => `  ${kB(bytes).padStart(6)}  ${name}`);
}

/** The modules of each script of the build, by the script's file name. */
async function modulesOfBuild(): Promise<Map<string, ModuleWeight[]>> {
  const built = await build({ logLevel: 'error', build: { write: false } });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const files = new Map<string, ModuleWeight[]>();
  for (const chunk of outputs) {
    if (chunk.type !== 'chunk') continue;
    const compressed = brotliCompressSync(chunk.code).length;
    const lengths = Object.entries(chunk.modules).map(([id, { code }]) => ({
      name: nameOf(id),
      // `compress` would drop what only other modules use.
      length: minifySync(id, code ?? '', { module: true, compress: false }).code.length,
    }));
    const total = lengths.reduce((sum, { length }) => sum + length, 0);
    files.set(
      chunk.fileName.split('/').at(-1) ?? '',
      lengths.map(({ name, length }) => ({ name, bytes: (length / total) * compressed })),
    );
  }
  return files;
}

/** Packages count as one, wherever they are installed. */
function nameOf(id: string): string {
  const inPackage = id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  return inPackage ?? id.replace(`${process.cwd()}/`, '').replace(/^\0/, '').replace(/\?.*$/, '');
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
