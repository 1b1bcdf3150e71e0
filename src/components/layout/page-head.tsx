import { useEffect } from 'react';
import { brand } from '#contract/site/brand.ts';
import {
  type HeadTag,
  headParts,
  type PageHead as PageHeadProps,
} from '#contract/site/page-head.ts';

/**
 * Sets the document's head. It changes the tags that stand in the HTML instead of rendering new
 * ones beside them, because browsers and crawlers take the first `<title>` they find.
 */
export function PageHead(props: PageHeadProps) {
  const { title, canonical, tags, jsonLd } = headParts(props, {
    ...brand,
    origin: window.location.origin,
  });
  // As text, so that the head is touched only where what it says has changed.
  const shown = JSON.stringify({ title, canonical, tags, jsonLd });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for all of them.
  useEffect(() => {
    document.title = title;
    setCanonical(canonical);
    tags.forEach(setMeta);
    setJsonLd(jsonLd);
  }, [shown]);
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
