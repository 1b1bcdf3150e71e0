import type { Plugin } from 'vite';

const PLACE = '<!-- styles -->';

/**
 * Moves the stylesheet from the head of index.html to behind the splash, which has its own styles:
 * what stands before a stylesheet in the body is painted while that is on its way.
 */
export function stylesAfterSplash(): Plugin {
  return {
    name: 'styles-after-splash',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link] = html.match(/<link rel="stylesheet"[^>]*>/) ?? [];
        if (!link || !html.includes(PLACE)) throw new Error('index.html has no styles to move');
        return html.replace(link, '').replace(PLACE, link);
      },
    },
  };
}
