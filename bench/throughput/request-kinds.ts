import * as z from 'zod/mini';
import type { RequestKind } from './load.ts';

const Listings = z.object({
  data: z.array(z.object({ _id: z.string(), images: z.array(z.string()) })),
});

const FACETS = 'facets=price,type,status,location,bedrooms';
const FIRST_PAGE = `/api/properties?limit=12&${FACETS}`;

/** The addresses of stored photos. */
export async function photosOf(url: string): Promise<string[]> {
  return [...new Set((await listings(url)).flatMap(({ images }) => images))];
}

/** The requests of visitors. Each kind has as many different searches as visitors often make. */
export async function requestKinds(
  url: string,
  [hit = '', ...missed]: readonly string[],
): Promise<Record<string, RequestKind>> {
  const filters = ['Lagos', 'Abuja', 'Enugu', 'Akwa Ibom'].flatMap((location) =>
    [1, 2, 3, 4, 5].map(
      (bedrooms) =>
        `status=For%20Sale&location=${encodeURIComponent(location)}&bedrooms=${bedrooms}`,
    ),
  );
  const texts = ['duplex', 'bungalow', 'lekki', 'terraced', 'flats', 'ikoyi', 'mansion', 'ref a'];
  return {
    'first page': { paths: [FIRST_PAGE] },
    'filtered page': { paths: filters.map((filter) => `${FIRST_PAGE}&${filter}`) },
    facets: { paths: filters.map((filter) => `/api/properties?limit=1&${FACETS}&${filter}`) },
    'text search': {
      paths: texts.map((text) => `/api/properties?limit=12&q=${encodeURIComponent(text)}`),
    },
    detail: {
      paths: (await listings(url)).slice(0, 50).map(({ _id }) => `/api/properties/${_id}`),
    },
    'image hit': { paths: [`${hit}?w=600`] },
    'image miss': { paths: missed.map((path) => `${path}?w=1200`), isMiss: true },
  };
}

async function listings(url: string) {
  const response = await fetch(`${url}/api/properties?limit=100`);
  return Listings.parse(await response.json()).data;
}
