import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import {
  POLICY_META,
  type PolicyDirectives,
  parsePolicy,
} from '#contract/site/content-security-policy.ts';
import { unlessMissing } from '#server/core/files/files.ts';
import { type Manifest, readManifest } from './page-preloads.ts';

export interface WebApp {
  folder: string;
  /** URL paths of its files, without the precompressed ones and the manifest. */
  files: ReadonlySet<string>;
  indexHtml: string;
  manifest: Manifest;
  /** The content security policy of the build, which `indexHtml` does not contain. */
  policy: PolicyDirectives;
}

const policyMeta = new RegExp(`<meta http-equiv="${POLICY_META}" content="([^"]*)"[^>]*>\\s*`);

/** Returns null if the folder has no built SPA. */
export async function readWebApp(webDir: string): Promise<WebApp | null> {
  const folder = resolve(webDir);
  const html = await unlessMissing(readFile(join(folder, 'index.html'), 'utf8'));
  if (html === null) return null;
  const files = await readFiles(folder);
  const manifest = await readManifest(folder);
  const [meta = '', policy] = html.match(policyMeta) ?? [];
  if (policy === undefined) throw new Error(`${folder} is an old build. Run: npm run build`);
  const indexHtml = html.replace(meta, '');
  return { folder, files, indexHtml, manifest, policy: parsePolicy(policy) };
}

async function readFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const urls = paths.map((path) => path.split(sep).join('/'));
  return new Set(urls.filter((url) => !url.startsWith('/.')));
}
