import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { notFoundHead } from '#contract/site/first-heads.ts';
import { headParts } from '#contract/site/page-head.ts';
import { pageHeads, privatePaths } from '#contract/site/page-heads.ts';
import { propertyHead } from '#contract/site/property-head.ts';
import { enquiryPaths } from '#src/features/enquiries/staff/enquiry-paths.ts';
import { paths } from '#src/lib/paths.ts';
import { STOP_ALERT_PATH } from '#src/routes/authentication/authentication-routes.tsx';

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
  it('exist for exactly the paths of the app', () => {
    const known = [
      ...Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath),
      ...privatePaths,
      paths.propertyListing.path,
      paths.newDevelopment.path,
    ];
    const all = [...pathsIn(paths), ...pathsIn(enquiryPaths), STOP_ALERT_PATH];
    expect(known.toSorted()).toEqual(all.toSorted());
  });

  it('have descriptions short enough for search results', () => {
    for (const { description } of Object.values(pageHeads)) {
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('exclude private pages from search engines', () => {
    const { tags } = headParts(notFoundHead, site);
    expect(tags).toContainEqual({ attribute: 'name', key: 'robots', content: 'noindex' });
  });
});

describe('The head of a property', () => {
  it('has title, price, rooms and location', () => {
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

  it('has the cover 1200 px wide, as an absolute URL with its size', () => {
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

  it('does not resize images of other hosts', () => {
    const { image } = propertyHead({ ...property, images: property.images?.slice(1) }, here);
    expect(image).toEqual({
      href: 'https://pictures.example/side.jpg',
      alt: 'Terrace in Lekki, photo 1 of 1',
    });
  });

  it('leaves out an invalid image, without URL.canParse, which the oldest browsers lack', () => {
    const canParse = vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    onTestFinished(() => canParse.mockRestore());
    const images = ['http://[', 'https://pictures.example/side.jpg'];
    expect(propertyHead({ ...property, images }, here).image?.href).toBe(images[1]);
  });
  it('has no price for a development, and the path of developments', () => {
    const head = propertyHead({ ...property, status: 'New Development' }, here);
    expect(head.price).toBeUndefined();
    expect(head.canonicalPath).toBe('/new-development/abc%2F1');
    expect(JSON.stringify(head.jsonLd)).not.toContain('Offer');
  });

  it('describes listing and breadcrumbs as JSON-LD', () => {
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

/** All values of `paths`. */
function pathsIn(tree: object): string[] {
  if ('path' in tree && typeof tree.path === 'string') return [tree.path];
  return Object.values(tree).flatMap(pathsIn);
}
