import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The sources of the pages on which most visitors arrive, as the SPA loads them on demand. */
const pageSources = [
  { path: /^\/property-listings$/, source: 'src/routes/public/property-listings-page.tsx' },
  { path: /^\/property-listing\/[^/]+$/, source: 'src/routes/public/property-page.tsx' },
  { path: /^\/new-development$/, source: 'src/routes/public/new-developments-page.tsx' },
  { path: /^\/new-development\/[^/]+$/, source: 'src/routes/public/property-page.tsx' },
] as const;

/** Vite's `manifest.json`: the files of the build by their sources. */
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);
export type Manifest = z.infer<typeof Manifest>;

/** Returns an empty manifest for a build without one. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** The URLs of the scripts that the page at a path loads on demand: its chunk and its imports. */
export function pageScripts(manifest: Manifest, path: string): string[] {
  const source = pageSources.find((page) => page.path.test(path))?.source;
  const keys = new Set<string>(source ? [source] : []);
  // A set also visits what is added while it is iterated.
  for (const key of keys) for (const name of manifest[key]?.imports ?? []) keys.add(name);
  return [...keys].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));
}
