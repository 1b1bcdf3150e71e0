import * as z from 'zod/mini';

const Listings = z.object({ data: z.array(z.object({ _id: z.string() })) });

/** A page of each kind on which visitors usually arrive. */
export async function samplePages(url: string) {
  const response = await fetch(`${url}/api/properties?status=For+Sale`);
  const [property] = Listings.parse(await response.json()).data;
  return [
    { name: 'home', path: '/' },
    { name: 'listings', path: '/property-listings' },
    { name: 'property', path: `/property-listing/${property?._id}` },
  ] as const;
}
