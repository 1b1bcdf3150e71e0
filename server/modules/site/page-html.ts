import escapeHtml from 'escape-html';
import { CAPABILITIES_META, capabilityNames } from '#contract/capabilities.ts';
import type { HeadParts, HeadTag } from '#contract/site/page-head.ts';
import type { PagePreloads } from './page-preloads.ts';

const capabilities = `<meta name="${CAPABILITIES_META}" content="${capabilityNames.join(' ')}">`;

const HEAD_PLACEHOLDER = '<!--page-head-->';

/** Replaces title and description of the built page with a placeholder, and adds the capabilities. */
export function pageTemplate(indexHtml: string): string {
  return indexHtml
    .replace(/\s*<meta\s[^>]*name="description"[^>]*>/i, '')
    .replace(/\s*<title>[^<]*<\/title>/i, '')
    .replace(
      /(<meta\s[^>]*name="viewport"[^>]*>)/i,
      `$1\n    ${capabilities}\n    ${HEAD_PLACEHOLDER}`,
    );
}

/** The page with its head, and with preloads of scripts that the template does not load itself. */
export function pageHtml(
  template: string,
  { title, canonical, tags, jsonLd }: HeadParts,
  { scripts, images }: PagePreloads = { scripts: [], images: [] },
): string {
  const elements = [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.flatMap(metaElement),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...scripts
      .filter((href) => !template.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`),
    ...images.map(imagePreload),
    ...jsonLd.map((json) => `<script type="application/ld+json">${escapeScript(json)}</script>`),
  ];
  // A function, because `$` is special in a replacement string.
  return template.replace(HEAD_PLACEHOLDER, () => elements.join('\n    '));
}

function imagePreload({ type, media, sourceSet, sizes }: PagePreloads['images'][number]): string {
  const conditions = [type && ` type="${type}"`, media && ` media="${media}"`].join('');
  return `<link rel="preload" as="image"${conditions} imagesrcset="${escapeHtml(sourceSet)}" imagesizes="${sizes}">`;
}

function metaElement({ attribute, key, content }: HeadTag): string[] {
  if (content === undefined) return [];
  return [`<meta ${attribute}="${escapeHtml(key)}" content="${escapeHtml(content)}">`];
}

/** Escapes `</script>` and `<!--`. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
