import { useEffect } from 'react';
import { brand } from '#contract/site/brand.ts';
import {
  type HeadTag,
  headParts,
  type PageHead as PageHeadProps,
} from '#contract/site/page-head.ts';

/**
 * Sets the tags of the document's head. React would add tags beside those that the server wrote,
 * and browsers and crawlers use the first `<title>`.
 */
export function PageHead(props: PageHeadProps) {
  const { title, canonical, tags, jsonLd } = headParts(props, {
    ...brand,
    origin: window.location.origin,
  });
  const key = JSON.stringify({ title, canonical, tags, jsonLd });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each of them.
  useEffect(() => {
    document.title = title;
    setCanonical(canonical);
    tags.forEach(setMeta);
    setJsonLd(jsonLd);
  }, [key]);
  return null;
}

function setMeta({ attribute, key, content }: HeadTag) {
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

function setJsonLd(texts: readonly string[]) {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    script.remove();
  }
  for (const text of texts) {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/ld+json';
    script.textContent = text;
  }
}
