import { useState } from 'react';
import { IMAGE_QUALITY, imageSourceSet, imageVariant } from '#contract/property/image-variants.ts';
import { parseUrl } from '#contract/rules/parse-url.ts';
import { apiOrigin } from './env.ts';

export interface ImageSource {
  src: string;
  srcSet?: string;
}

const WIDTH = 600;
const OWN_PATH = '/api/images/';

/**
 * Returns the URL of an image at a width and quality 80, in the form of the image host. Images of our
 * own server get width 600 and a `srcSet`. URLs of other hosts are returned unchanged.
 */
export function imageSource(address: string, width = WIDTH): ImageSource {
  const url = parsed(address);
  if (!url) return { src: address };
  if (isOwn(url)) return ownSource(url, address);
  return { src: resized(url, width)?.href ?? absolute(url, address) };
}

/**
 * The source of an image whose first one failed: of our own server the stored original, which it
 * sends even while it is too busy to create other widths. Null for other hosts.
 */
export function fallbackSource(address: string): ImageSource | null {
  const url = parsed(address);
  return url && isOwn(url) ? { src: absolute(url, address) } : null;
}

/** The source of an image, its fallback after the first `onError`, and null after the last. */
export function useImageSource(address: string, width = WIDTH) {
  const [failed, setFailed] = useState({ address, times: 0 });
  const times = failed.address === address ? failed.times : 0;
  const fallback = fallbackSource(address);
  const sources = [imageSource(address, width), ...(fallback ? [fallback] : [])];
  return {
    source: sources[times] ?? null,
    onError: () => setFailed({ address, times: times + 1 }),
  };
}

function resized(url: URL, width: number): URL | null {
  const { hostname } = url;
  if (hostname.endsWith('.cloudinary.com')) return cloudinary(url, width);
  if (/^(images|plus)\.unsplash\.com$|\.imgix\.net$/.test(hostname)) return imgix(url, width);
  if (hostname === 'ik.imagekit.io') return imageKit(url, width);
  return null;
}

/** Prefixes of transformations: `w_`, `c_` … A folder such as `my_house` does not match. */
const cloudinaryParameter =
  /^(\$\w+|a|ac|af|ar|b|bo|br|c|co|cs|d|dl|dn|dpr|du|e|eo|f|fl|fn|fps|g|h|if|ki|l|o|p|pg|q|r|so|sp|t|u|vc|vs|w|x|y|z)_/;

/** `…/image/upload/<transformations>/v1/<name>`: ours is last and decides the size. */
function cloudinary(url: URL, width: number): URL | null {
  const [, head, tail] = url.pathname.match(/^(.*?\/image\/(?:upload|fetch)\/)(.+)$/) ?? [];
  if (!head || !tail || tail.startsWith('s--')) return null;
  const segments = tail.split('/');
  const version = segments.findIndex((segment) => /^v\d+$/.test(segment));
  const name = segments.findIndex((segment) => !cloudinaryParameter.test(segment));
  const end = version >= 0 ? version : name;
  const ours = `w_${width},q_${IMAGE_QUALITY}`;
  if (segments[end - 1] !== ours) segments.splice(end, 0, ours);
  return Object.assign(new URL(url), { pathname: head + segments.join('/') });
}

/** `?w=…&q=…` without `h` and `dpr`, which would change the width. */
function imgix(url: URL, width: number): URL | null {
  if (url.searchParams.has('s')) return null;
  const result = new URL(url);
  result.searchParams.delete('h');
  result.searchParams.delete('dpr');
  result.searchParams.set('w', `${width}`);
  result.searchParams.set('q', `${IMAGE_QUALITY}`);
  return result;
}

/** `/tr:…/` in the path or `?tr=…`; steps are joined by colons, ours last. */
function imageKit(url: URL, width: number): URL | null {
  if (url.searchParams.has('ik-s')) return null;
  const ours = `w-${width},q-${IMAGE_QUALITY}`;
  const inPath = url.pathname.match(/\/tr:([^/]+)\//)?.[1];
  const earlier = inPath ?? url.searchParams.get('tr');
  if (earlier === ours || earlier?.endsWith(`:${ours}`)) return url;
  const steps = earlier ? `${earlier}:${ours}` : ours;
  const result = new URL(url);
  if (inPath) {
    result.pathname = url.pathname.replace(`/tr:${inPath}/`, `/tr:${steps}/`);
    return result;
  }
  const rest = [...url.searchParams].filter(([name]) => name !== 'tr');
  // URLSearchParams would encode the comma and the colon.
  result.search = [`tr=${steps}`, ...rest.map((entry) => `${new URLSearchParams([entry])}`)].join(
    '&',
  );
  return result;
}

function ownSource(url: URL, address: string): ImageSource {
  const stored = absolute(new URL(url.pathname, url), address);
  return { src: imageVariant(stored, WIDTH), srcSet: imageSourceSet(stored) };
}

function isOwn(url: URL): boolean {
  return url.origin === apiOrigin() && url.pathname.startsWith(OWN_PATH);
}

/** Returns null for relative paths, `data:` and `blob:`. */
function parsed(address: string): URL | null {
  const isRootRelative = /^\/(?!\/)/.test(address);
  if (!isRootRelative && !/^(https?:)?\/\//i.test(address)) return null;
  return parseUrl(address, apiOrigin());
}

/** Returns a path if the page and the API share an origin. */
function absolute(url: URL, address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return url.href;
  return url.origin === window.location.origin ? url.pathname + url.search : url.href;
}
