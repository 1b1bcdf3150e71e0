import { useEffect } from 'react';
import { brand } from '#src/lib/brand.ts';

interface PageHeadProps {
  /** What the page is, without the brand's name, which is added. */
  title: string;
  description?: string;
  /** The page's own address below the site's origin, without what only sorts or filters. */
  canonicalPath?: string;
  /** Absolute address of the picture that a shared link shows. */
  image?: string;
  /** Keeps search engines from listing the page. */
  isPrivate?: boolean;
  /** schema.org objects that say what the page is about. */
  jsonLd?: readonly object[];
}

/**
 * Sets the document's head. It changes the tags that stand in the HTML instead of rendering new
 * ones beside them, because browsers and crawlers take the first `<title>` they find.
 */
export function PageHead({
  title,
  description = brand.tagline,
  canonicalPath,
  image,
  isPrivate = false,
  jsonLd = [],
}: PageHeadProps) {
  const fullTitle = title === brand.name ? title : `${title} | ${brand.name}`;
  useEffect(() => {
    document.title = fullTitle;
    setMeta('name', 'description', description);
    setMeta('name', 'robots', isPrivate ? 'noindex' : undefined);
    const canonical = canonicalPath && new URL(canonicalPath, window.location.origin).href;
    setCanonical(canonical);
    setMeta('property', 'og:title', fullTitle);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:url', canonical);
    setMeta('property', 'og:image', image);
    setMeta('property', 'og:site_name', brand.name);
    setMeta('name', 'twitter:card', image ? 'summary_large_image' : 'summary');
  }, [fullTitle, description, canonicalPath, image, isPrivate]);

  return jsonLd.map((thing) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
    return (
      <script key={json} type="application/ld+json">
        {json}
      </script>
    );
  });
}

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, key);
  meta.content = content;
}

function setCanonical(href: string | undefined) {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!href) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = href;
}
