import { describe, expect, it } from 'vitest';
import { type PapersKind, papersKinds } from '#contract/property/papers.ts';
import { kindsFoundBy, papersKindOf, statedPapers } from '#contract/property/papers-kind.ts';
import { matcherOf } from '#contract/search/property-matches.ts';
import { demoListings } from '#server/demo/demo-listings.ts';

const kindOf = (papers: string) => papersKindOf({ checks: { papers } });

describe('The kind of papers', () => {
  it('of every demo listing that states papers is known, and not Other', () => {
    for (const { key, checks } of demoListings) {
      const kind = papersKindOf({ checks });
      expect(kind, key).toBe(checks.papers ? kind : null);
      expect(kind, key).not.toBe('Other');
    }
  });

  it('of each text of the table is its own, in any case and punctuation', () => {
    for (const [kind, texts] of Object.entries(statedPapers)) {
      for (const text of texts) {
        expect(kindOf(text)).toBe(kind);
        expect(kindOf(` ${text.toUpperCase().replaceAll(' ', '-')}, seen in June`)).toBe(kind);
      }
    }
  });

  it.each<[string, PapersKind | null]>([
    ['Certificate of Occupancy, with a bank until completion', 'Certificate of Occupancy'],
    ['C of O (state)', 'Certificate of Occupancy'],
    ['Governor’s Consent', "Governor's consent"],
    ['Right of Occupancy', "Minister's consent or R of O"],
    ['Allocation letter, not a title', 'Allocation letter'],
    ['C of O, in progress', 'Other'],
    ["Governor's consent (application filed)", 'Other'],
    ['No C of O', 'Other'],
    ['Deed of assignment', 'Other'],
    ['Receipt', 'Other'],
    ['', null],
    [' ', null],
  ])('of "%s" is %s', (papers, kind) => expect(kindOf(papers)).toBe(kind));

  it('is what staff chose, then what is stated, then what an amenity states', () => {
    const amenities = ['Gym', 'certificate of occupancy'];
    expect(papersKindOf({ amenities })).toBe('Certificate of Occupancy');
    expect(papersKindOf({ amenities, checks: { papers: 'Survey only' } })).toBe('Survey only');
    const chosen = { papers: 'Survey only', papersKind: 'Federal title' };
    expect(papersKindOf({ amenities, checks: chosen })).toBe('Federal title');
    expect(papersKindOf({ checks: { ...chosen, papersKind: 'Royal title' } })).toBe('Survey only');
  });
});

describe('Registered title', () => {
  it('is a certificate, consent, a federal title or a registered deed', () => {
    expect(kindsFoundBy(['Registered title'])).toEqual([
      ...['Certificate of Occupancy', "Governor's consent", 'Federal title'],
      'Registered deed or sublease',
    ]);
    expect(kindsFoundBy([...papersKinds])).toEqual(papersKinds);
    expect(kindsFoundBy(['Registered title', 'Survey only'])).toHaveLength(5);
  });
});

describe('The words of a search', () => {
  const house = {
    _id: '65f000000000000000001055',
    title: 'House with a lawn',
    location: 'Ikoyi, Lagos',
    checks: { papers: 'C of O' },
  };
  const matches = (q: string, papers = 'C of O') =>
    matcherOf({ q })({ ...house, checks: { papers } });

  it.each([
    ['c of o ikoyi', 'C of O'],
    ['cofo ikoyi', 'Certificate of Occupancy'],
    ["governor's consent ikoyi", 'Governor’s consent'],
    ['governors consent in ikoyi', "Governor's consent"],
    ['registered deed', 'Registered sublease'],
    ['r of o', 'Right of Occupancy'],
    ['federal title ikoyi', 'Federal C of O'],
    ['gazette', 'Gazetted excision'],
    ['good title ikoyi', 'Registered deed'],
    ['clean papers ikoyi', 'Registered deed'],
    ['house with good papers', "Governor's consent"],
  ])('"%s" find papers that are stated as %s, and no others', (q, papers) => {
    expect(matches(q, papers)).toBe(true);
    for (const other of ['Receipt', 'Allocation letter', '']) expect(matches(q, other)).toBe(false);
  });

  it('never read a kind from the title, but find a title with the whole text', () => {
    const named = { ...house, title: 'Plot with C of O, Ikoyi', checks: null };
    expect(matcherOf({ q: 'c of o' })(named)).toBe(true);
    expect(matcherOf({ q: 'c of o ikoyi' })(named)).toBe(true);
    expect(matcherOf({ q: 'c of o lagos' })(named)).toBe(false);
    expect(matcherOf({ papers: ['Certificate of Occupancy'] })(named)).toBe(false);
  });
});
