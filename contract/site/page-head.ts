/** The head of a page. The server writes it into the HTML, and the SPA updates it. */
export interface PageHead {
  /** Without the brand's name, which is appended. */
  title: string;
  description?: string;
  /** The canonical path, without parameters that only sort or filter. */
  canonicalPath?: string;
  image?: SharedImage;
  /** Whole naira, for the page of a property with an asking price. */
  price?: number;
  /** Excludes the page from search engines. */
  isPrivate?: boolean;
  /** schema.org objects about the page. */
  jsonLd?: readonly object[];
}

export interface SharedImage {
  /** Absolute, or relative to the site's origin. */
  href: string;
  alt: string;
  /** In pixels, if known, so that a preview is laid out before the image loads. */
  width?: number;
  height?: number;
}

interface Site {
  name: string;
  /** The default description. */
  tagline: string;
  origin: string;
}

export interface HeadTag {
  attribute: 'name' | 'property';
  key: string;
  /** Undefined if the page must not have the tag. */
  content: string | undefined;
}

export interface HeadParts {
  title: string;
  canonical: string | undefined;
  tags: HeadTag[];
  /** One JSON text per object. */
  jsonLd: string[];
}

/** The elements of the head, for the server and the SPA. */
export function headParts(head: PageHead, site: Site): HeadParts {
  const { image, price } = head;
  const title = head.title === site.name ? head.title : `${head.title} | ${site.name}`;
  const description = head.description || site.tagline;
  const canonical =
    head.canonicalPath === undefined ? undefined : absolute(head.canonicalPath, site);
  return {
    title,
    canonical,
    tags: [
      tag('name', 'description', description),
      tag('name', 'robots', head.isPrivate ? 'noindex' : undefined),
      tag('property', 'og:type', 'website'),
      tag('property', 'og:site_name', site.name),
      tag('property', 'og:locale', 'en_NG'),
      tag('property', 'og:title', title),
      tag('property', 'og:description', description),
      tag('property', 'og:url', canonical),
      tag('property', 'og:image', image && absolute(image.href, site)),
      tag('property', 'og:image:alt', image?.alt),
      tag('property', 'og:image:width', image?.width?.toString()),
      tag('property', 'og:image:height', image?.height?.toString()),
      tag('property', 'product:price:amount', price?.toString()),
      tag('property', 'product:price:currency', price === undefined ? undefined : 'NGN'),
      tag('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ],
    jsonLd: (head.jsonLd ?? []).map((object) =>
      JSON.stringify({ '@context': 'https://schema.org', ...object }),
    ),
  };
}

function tag(attribute: HeadTag['attribute'], key: string, content: string | undefined): HeadTag {
  return { attribute, key, content };
}

function absolute(href: string, { origin }: Site): string {
  return new URL(href, origin).href;
}
