import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** The built SPA. */
export interface WebApp {
  folder: string;
  /** URL paths of its files, without the precompressed ones. */
  files: ReadonlySet<string>;
  indexHtml: string;
  /** Hashes of the inline scripts, for the content security policy. */
  scriptHashes: string[];
}

/** Returns null if the folder has no built SPA. */
export async function readWebApp(webDir: string): Promise<WebApp | null> {
  const folder = resolve(webDir);
  try {
    const indexHtml = await readFile(join(folder, 'index.html'), 'utf8');
    const files = await readFiles(folder);
    return { folder, files, indexHtml, scriptHashes: inlineScriptHashes(indexHtml) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function readFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  return new Set(paths.map((path) => path.split(sep).join('/')));
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, source = '']) => {
    return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  });
}
