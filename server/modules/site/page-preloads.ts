import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { HERO_SIZES, heroCrops, heroFiles } from '#contract/site/hero-image.ts';

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

export interface PagePreloads {
  /** URLs. */
  scripts: string[];
  images: { type: string; media: string; sourceSet: string; sizes: string }[];
}

/** What the page at a path needs first, beside the files that `index.html` names. */
export function pagePreloads(manifest: Manifest, path: string): PagePreloads {
  return {
    scripts: pageScripts(manifest, path),
    images: path === '/' ? heroImages(manifest) : [],
  };
}

/** Both crops in AVIF, of which a browser loads one. Without AVIF it loads neither. */
function heroImages(manifest: Manifest): PagePreloads['images'] {
  return heroCrops.flatMap((crop) => {
    const sourceSet = heroFiles(crop, 'avif').flatMap(({ source, width }) =>
      manifest[source] ? [`/${manifest[source].file} ${width}w`] : [],
    );
    if (sourceSet.length === 0) return [];
    const { media } = crop;
    return [{ type: 'image/avif', media, sourceSet: sourceSet.join(', '), sizes: HERO_SIZES }];
  });
}

/** The URLs of the scripts that the page at a path loads on demand: its chunk and its imports. */
function pageScripts(manifest: Manifest, path: string): string[] {
  const source = pageSources.find((page) => page.path.test(path))?.source;
  const keys = new Set<string>(source ? [source] : []);
  // A set also visits what is added while it is iterated.
  for (const key of keys) for (const name of manifest[key]?.imports ?? []) keys.add(name);
  return [...keys].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));
}
