import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property.ts';
import { headParts } from '#contract/site/page-head.ts';
import { notFoundHead, pageHeads, privatePaths } from '#contract/site/page-heads.ts';
import { propertyHead } from '#contract/site/property-head.ts';
import { paths } from '#src/lib/paths.ts';

const site = { name: 'Gida', tagline: 'Homes', origin: 'https://gida.example' };
const here = { origin: site.origin, apiOrigin: site.origin };

const property: Property = {
  _id: 'abc/1',
  title: 'Terrace in Lekki',
  status: 'For Sale',
  location: 'Lekki Phase 1, Lagos',
  price: 85_000_000,
  images: ['/api/images/front.webp', 'https://pictures.example/side.jpg'],
  imageDetails: [
    { url: '/api/images/front.webp', width: 1600, height: 1200, color: '#888888', alt: 'Front' },
  ],
};

describe('The heads of the pages', () => {
  it('are known for every address of the app, and for no other', () => {
    const known = [
      ...Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath),
      ...privatePaths,
      paths.propertyListing.path,
      paths.newDevelopment.path,
    ];
    expect(known.toSorted()).toEqual(pathsIn(paths).toSorted());
  });

  it('have descriptions that a search result shows whole', () => {
    for (const { description } of Object.values(pageHeads)) {
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('keep search engines from pages that are of no use to them', () => {
    const { tags } = headParts(notFoundHead, site);
    expect(tags).toContainEqual({ attribute: 'name', key: 'robots', content: 'noindex' });
  });
});

describe('The head of a property', () => {
  it('tells name, price, place and address, each once', () => {
    const { title, canonical, tags } = headParts(propertyHead(property, here), site);
    const content = Object.fromEntries(tags.map((tag) => [tag.key, tag.content]));
    expect(title).toBe('Terrace in Lekki | Gida');
    expect(canonical).toBe('https://gida.example/property-listing/abc%2F1');
    expect(content).toMatchObject({
      description: '₦85,000,000. Property in Lekki Phase 1, Lagos.',
      'og:title': title,
      'og:url': canonical,
      'product:price:amount': '85000000',
      'product:price:currency': 'NGN',
    });
    expect(new Set(tags.map((tag) => tag.key)).size).toBe(tags.length);
  });

  it('shows the cover 1200 pixels wide, by an absolute address and with its size', () => {
    const { tags } = headParts(propertyHead(property, here), site);
    const content = Object.fromEntries(tags.map((tag) => [tag.key, tag.content]));
    expect(content).toMatchObject({
      'og:image': 'https://gida.example/api/images/front.webp?w=1200&q=80',
      'og:image:width': '1200',
      'og:image:height': '900',
      'og:image:alt': 'Front',
      'twitter:card': 'summary_large_image',
    });
  });

  it('leaves pictures of other hosts alone', () => {
    const { image } = propertyHead({ ...property, images: property.images?.slice(1) }, here);
    expect(image).toEqual({
      href: 'https://pictures.example/side.jpg',
      alt: 'Terrace in Lekki, photo 1 of 1',
    });
  });

  it('names no price of a development, and its own kind of page', () => {
    const head = propertyHead({ ...property, status: 'New Development' }, here);
    expect(head.price).toBeUndefined();
    expect(head.canonicalPath).toBe('/new-development/abc%2F1');
    expect(JSON.stringify(head.jsonLd)).not.toContain('Offer');
  });

  it('describes the listing and where it stands as schema.org does', () => {
    const [listing, breadcrumbs] = propertyHead(property, here).jsonLd ?? [];
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://gida.example/property-listing/abc%2F1',
      offers: { price: 85_000_000, priceCurrency: 'NGN' },
    });
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Property Listings' }, { name: property.title }],
    });
  });
});

/** Every `path` in the tree of the app's addresses. */
function pathsIn(tree: object): string[] {
  if ('path' in tree && typeof tree.path === 'string') return [tree.path];
  return Object.values(tree).flatMap(pathsIn);
}
