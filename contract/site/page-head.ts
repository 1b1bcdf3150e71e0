/** What the head of a page says. The server writes it into the HTML, and the SPA keeps it true. */
export interface PageHead {
  /** What the page is, without the brand's name, which is added. */
  title: string;
  description?: string;
  /** The page's own address below the site's origin, without what only sorts or filters. */
  canonicalPath?: string;
  image?: SharedImage;
  /** Whole naira, where the page is about one property that has an asking price. */
  price?: number;
  /** Keeps search engines from listing the page. */
  isPrivate?: boolean;
  /** schema.org objects that say what the page is about. */
  jsonLd?: readonly object[];
}

/** The picture that a shared link shows. */
export interface SharedImage {
  /** Absolute, or below the site's origin. */
  href: string;
  alt: string;
  /** Pixels, where they are known: who shows the link then need not fetch it to lay it out. */
  width?: number;
  height?: number;
}

interface Site {
  name: string;
  /** Said where a page has no description of its own. */
  tagline: string;
  origin: string;
}

export interface HeadTag {
  attribute: 'name' | 'property';
  key: string;
  /** Undefined where the page must not have the tag. */
  content: string | undefined;
}

export interface HeadParts {
  title: string;
  canonical: string | undefined;
  tags: HeadTag[];
  /** One JSON text for each. */
  jsonLd: string[];
}

/** The head's elements, the same for whoever writes them. */
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
    jsonLd: (head.jsonLd ?? []).map((thing) =>
      JSON.stringify({ '@context': 'https://schema.org', ...thing }),
    ),
  };
}

function tag(attribute: HeadTag['attribute'], key: string, content: string | undefined): HeadTag {
  return { attribute, key, content };
}

function absolute(href: string, { origin }: Site): string {
  return new URL(href, origin).href;
}
