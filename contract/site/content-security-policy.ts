import { videoFrameSources } from '#contract/property/video.ts';

/** The `http-equiv` of the meta element in which the build writes the policy of the app. */
export const POLICY_META = 'Content-Security-Policy';

/** Sources by directive, such as `{ 'img-src': ["'self'", 'https:'] }`. */
export type PolicyDirectives = Record<string, string[]>;

interface AppSources {
  apiBaseUrl: string;
  /** Address of the map tiles, with `{z}`, `{x}`, `{y}` and perhaps `{s}`. */
  mapTileUrl: string;
  /** Sources of listing images other than the app and its API. */
  imageSources: readonly string[];
  /** Hashes of inline elements: `'sha256-…'`. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** Everything that the app loads and calls. Nothing inline is allowed without its hash. */
export function appPolicy(sources: AppSources): PolicyDirectives {
  const { apiBaseUrl, mapTileUrl, imageSources, scriptHashes, styleHashes } = sources;
  const apiOrigin = originOf(apiBaseUrl);
  const images = new Set([...imageSources, ...apiOrigin, ...originOf(mapTileUrl)]);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    // data: for icons in the stylesheet, blob: for previews of photos to upload.
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...apiOrigin],
    // The players of videos, which load when a visitor starts one.
    'frame-src': [...videoFrameSources],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

/** Empty for a path on the app's own origin. `{s}` of map tiles is any subdomain. */
function originOf(address: string): string[] {
  const [origin] = address.match(/^https?:\/\/[^/]+/) ?? [];
  return origin ? [origin.replace('{s}', '*')] : [];
}

export function policyText(directives: PolicyDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Reads what `policyText` wrote. */
export function parsePolicy(text: string): PolicyDirectives {
  return Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
