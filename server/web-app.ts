import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The built SPA. */
export interface WebApp {
  folder: string;
  indexHtml: string;
  /** Of the page's inline scripts, as a content security policy spells them. */
  scriptHashes: string[];
}

/** Null where the folder has no built SPA: the API is then served alone. */
export async function readWebApp(webDir: string): Promise<WebApp | null> {
  const folder = resolve(webDir);
  try {
    const indexHtml = await readFile(join(folder, 'index.html'), 'utf8');
    return { folder, indexHtml, scriptHashes: inlineScriptHashes(indexHtml) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, source = '']) => {
    return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  });
}
