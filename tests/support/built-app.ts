import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const script = `console.log(${JSON.stringify('a script '.repeat(200))});`;

const indexHtml = `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-abc='; img-src 'self' https:" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The title of the build</title>
    <meta
      name="description"
      content="The description of the build"
    />
    <script>document.documentElement.dataset.theme = 'dark';</script>
    <script type="module" crossorigin src="/assets/main-abc123.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** A manifest as Vite writes it. */
const manifest = {
  _main: { file: 'assets/main-abc123.js' },
  _cards: { file: 'assets/cards-abc123.js', imports: ['_main'] },
  'src/routes/public/property-page.tsx': {
    file: 'assets/property-page-abc123.js',
    imports: ['_main', '_cards'],
  },
  'src/assets/hero/hero-tall-480.avif': { file: 'assets/hero-tall-480-abc123.avif' },
};

/** Creates a folder like a build of the SPA: page, script with compressed files, and icon. */
export async function createBuiltApp(): Promise<{
  folder: string;
  script: string;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'gida-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const files = {
    '.vite/manifest.json': JSON.stringify(manifest),
    'index.html': indexHtml,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-abc123.js': script,
    'assets/main-abc123.js.br': brotliCompressSync(script),
    'assets/main-abc123.js.gz': gzipSync(script),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
  }
  return { folder, script, remove: () => rm(folder, { recursive: true, force: true }) };
}
