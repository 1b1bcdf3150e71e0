// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PropertySearch } from '#contract/search/property-search.ts';
import {
  searchInWords,
  searchRequestHrefs,
} from '#src/features/properties/search/search-request.ts';

function messageOf(search: PropertySearch): string {
  return new URL(searchRequestHrefs(search).whatsapp).searchParams.get('text') ?? '';
}

describe('A search in words', () => {
  it.each<[PropertySearch, string]>([
    [
      { bedrooms: 4, location: 'Lekki,Ajah', maxPrice: 150_000_000, status: 'For Sale' },
      '4 or more bedrooms, Lekki or Ajah, up to ₦150m',
    ],
    [{ type: 'Villa', status: 'Sold', minPrice: 50_000_000 }, 'Villa, Sold, from ₦50m'],
    [{ q: '5 bed duplex under 80m' }, '5 or more bedrooms, “duplex”, up to ₦80m'],
    [{ sort: 'price_asc' }, ''],
  ])('names every filter: %o', (search, words) => {
    expect(searchInWords(search)).toBe(words);
  });
});

describe('The message that asks for a home', () => {
  it('has the words and the address of the search, for WhatsApp and email', () => {
    const search = { location: 'Lekki', bedrooms: 3 };
    const message = messageOf(search);
    expect(message).toBe(
      'Hello Gida, I am looking for a home: 3 bedrooms, Lekki. http://localhost:3000/property-listings?location=Lekki&bedrooms=3',
    );
    expect(searchRequestHrefs(search).email).toContain(`body=${encodeURIComponent(message)}`);
  });

  it('has at most 1,000 characters, without an address that is too long', () => {
    const amenities = Array.from({ length: 40 }, (_, index) => `Private cinema number ${index}`);
    const message = messageOf({ q: 'ọ'.repeat(200), amenities });
    expect(message.length).toBeLessThanOrEqual(1000);
    expect(message).not.toContain('http');
  });
});
