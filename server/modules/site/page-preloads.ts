import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { imageSourceSet } from '#contract/property/image-variants.ts';
import { HERO_SIZES, heroCrops, heroFiles } from '#contract/site/hero-image.ts';
import { unlessMissing } from '#server/core/files/files.ts';
import type { FirstImage } from './site-service.ts';

/** The source files of the pages on which most visitors arrive; each is a chunk of the build. */
const pageSources = [
  { path: /^\/property-listings$/, source: 'src/routes/public/property-listings-page.tsx' },
  { path: /^\/property-listing\/[^/]+$/, source: 'src/routes/public/property-page.tsx' },
  { path: /^\/new-development$/, source: 'src/routes/public/new-developments-page.tsx' },
  { path: /^\/new-development\/[^/]+$/, source: 'src/routes/public/property-page.tsx' },
] as const;

/** Vite's `manifest.json`: the files of the build by their source files. */
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);
export type Manifest = z.infer<typeof Manifest>;

/** Returns an empty manifest for a build without one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await unlessMissing(readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return text === null ? {} : Manifest.parse(JSON.parse(text));
}

export interface PagePreloads {
  /** URLs of scripts. */
  scripts: string[];
  images: { sourceSet: string; sizes: string; type?: string; media?: string }[];
}

/**
 * The files that the page at a path loads first, except those that `index.html` names. The image of
 * a property would otherwise be requested after the scripts and the response of the API.
 */
export function pagePreloads(
  manifest: Manifest,
  path: string,
  firstImage?: FirstImage,
): PagePreloads {
  const scripts = pageScripts(manifest, path);
  if (path === '/') return { scripts, images: heroImages(manifest) };
  if (!firstImage) return { scripts, images: [] };
  const { url, sizes } = firstImage;
  return { scripts, images: [{ sourceSet: imageSourceSet(url), sizes }] };
}

/** Both crops in AVIF. A browser loads the one for its width, or neither if it cannot decode AVIF. */
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
