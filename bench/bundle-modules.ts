import { brotliCompressSync } from 'node:zlib';
import { build, minifySync } from 'vite';

interface BuiltModule {
  /** A package, or a file of ours from the project's folder. */
  name: string;
  /** Its share of the file's compressed size, by its minified length. */
  bytes: number;
}

/** What each script file of the build is made of, by the file's name. */
export async function modulesOfBuild(): Promise<Map<string, BuiltModule[]>> {
  const built = await build({ logLevel: 'error', build: { write: false } });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const files = new Map<string, BuiltModule[]>();
  for (const chunk of outputs) {
    if (chunk.type !== 'chunk') continue;
    const total = brotliCompressSync(chunk.code).length;
    const alone = new Map<string, number>();
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      // Compressing it as well would drop what only other modules use.
      const minified = minifySync(id, code ?? '', { module: true, compress: false }).code;
      const name = nameOf(id);
      alone.set(name, (alone.get(name) ?? 0) + minified.length);
    }
    const sum = [...alone.values()].reduce((a, b) => a + b, 0);
    const name = chunk.fileName.split('/').at(-1) ?? '';
    files.set(
      name,
      [...alone].map(([module, length]) => ({ name: module, bytes: (length / sum) * total })),
    );
  }
  return files;
}

/** Packages count as one, wherever they are installed. */
function nameOf(id: string): string {
  const inPackage = id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  return inPackage ?? id.replace(`${process.cwd()}/`, '').replace(/^\0/, '').replace(/\?.*$/, '');
}
