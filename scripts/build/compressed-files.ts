import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Lays a Brotli and a gzip form beside every built text, for servers to send, and to say its length. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = build.write ? resolve(root, build.outDir) : '';
    },
    async closeBundle() {
      if (!folder) return;
      const names = await readdir(folder, { recursive: true });
      const texts = names.filter((name) => compressible.has(extname(name)));
      await Promise.all(texts.map((name) => compressFile(join(folder, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    bestBrotli(content).then((smaller) => writeFile(`${path}.br`, smaller)),
    promisify(gzip)(content, { level: 9 }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}

/** As small as Brotli makes it, which takes long: for files made once and sent often. */
export function bestBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
