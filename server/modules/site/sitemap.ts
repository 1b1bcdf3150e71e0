import escapeHtml from 'escape-html';

/** The most addresses that one file may hold, by the sitemap protocol. */
export const SITEMAP_LIMIT = 50_000;

export interface SitemapEntry {
  href: string;
  lastModified?: Date;
}

export function urlSet(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

/** Lists the files of a map that is too long for one. */
export function sitemapIndex(files: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', files);
}

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const elements = entries.map(({ href, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(href)}</loc>${lastmod}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}
