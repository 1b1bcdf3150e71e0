import { describe, expect, it } from 'vitest';
import { matcherOf } from '#contract/search/property-matches.ts';
import { ignoredText, parseTextQuery, type TextCondition } from '#contract/search/text-query.ts';

const million = 1_000_000;

const lekkiHouse = {
  _id: '65f000000000000000001055',
  propertyId: 'GD-1055',
  title: 'Five bedroom detached house with a deep front lawn',
  type: 'House',
  status: 'For Sale',
  location: 'Lekki Phase 1, Lagos',
  price: 420 * million,
  features: { bedrooms: 5, bathrooms: 6 },
  amenities: ['Swimming Pool'],
};

function conditionsOf(q: string): TextCondition[] {
  return parseTextQuery(q).map(({ start: _start, end: _end, ...condition }) => condition);
}

describe('parseTextQuery', () => {
  it.each([
    ['under 80m', { max: 80 * million }],
    ['below ₦80,000,000', { max: 80 * million }],
    ['budget of 1.2bn', { max: 1200 * million }],
    ['80m', { max: 80 * million }],
    ['N80m', { max: 80 * million }],
    ['under n80 million naira', { max: 80 * million }],
    ['₦ 80m', { max: 80 * million }],
    ['80mil', { max: 80 * million }],
    ['1.5-2bn', { min: 1500 * million, max: 2000 * million }],
    ['N50-80m', { min: 50 * million, max: 80 * million }],
    ['above 500 million', { min: 500 * million }],
    ['between 50m and 80m', { min: 50 * million, max: 80 * million }],
    ['50-80m', { min: 50 * million, max: 80 * million }],
  ])('reads the price of %s', (q, price) => {
    expect(conditionsOf(q)).toEqual([{ kind: 'price', ...price }]);
  });

  it.each([
    '3 bedroom',
    '3 bedrooms',
    '3-bed',
    '3bdr',
    '3 br',
    'three bedroom',
    '3 bedrom',
    '3 beedroom',
  ])('reads the rooms of %s', (q) =>
    expect(conditionsOf(q)).toEqual([{ kind: 'bedrooms', rooms: 3 }]),
  );

  it('reads rooms, kind, area and price in one query, and where each one stands', () => {
    expect(parseTextQuery('4 bed flat in Lekki under 90m')).toMatchObject([
      { kind: 'bedrooms', rooms: 4, start: 0, end: 5 },
      { kind: 'type', type: 'Apartment', start: 6, end: 10 },
      { kind: 'text', phrases: ['lekki'], start: 14, end: 19 },
      { kind: 'price', max: 90 * million, start: 20, end: 29 },
    ]);
  });

  it('keeps phases, plot sizes and references apart from rooms and prices', () => {
    for (const q of ['magodo phase 2', '24/7', '600 sqm', 'GD-1055', '12 units']) {
      expect(conditionsOf(q).every(({ kind }) => kind === 'text')).toBe(true);
    }
  });
});

describe('A long text query', () => {
  const q = 'lekki duplex with garden, gate, lawn, roof, well, wall, tank and pool';

  it('has eight conditions, and names the rest, which is ignored', () => {
    expect(conditionsOf(q)).toHaveLength(8);
    expect(ignoredText(q)).toBe('tank and pool');
    expect(ignoredText('a b c d e f g h i')).toBe('');
    expect(conditionsOf('a b '.repeat(50))).toHaveLength(8);
  });
});

describe('A text query', () => {
  it.each([
    'lekki',
    'LEKKI phase one',
    'lekki duplex',
    '5 bedroom lekki',
    'house in lekki',
    'leki',
    'lekky phase1',
    'GD-1055',
    'gd1055',
    '1055',
    'lekki under 500m',
    'lagos pool',
    'lagos swiming pool',
    // As in the specification: a part of the title or the location.
    'ouse with a deep fro',
    'hase 1, lag',
    'with',
    'house',
    // Words that add no filter.
    'property for sale',
    'homes for sale near in',
    'house for sale at Lekki',
    'home with a pool in lagos state',
    'Lagos, Nigeria',
    'Nigeria',
  ])('%s finds the home', (q) => expect(matcherOf({ q })(lekkiHouse)).toBe(true));

  it.each([
    'ikoyi',
    'lekki phase 2',
    '3 bedroom lekki',
    'lekki under 400m',
    'lekki flat',
    'lekki gym',
    'GD-1056',
    'off plan lekki',
    'house for sale in enugu',
    'enugu house for sale',
    'property near enugu',
    '(',
  ])('%s does not find it', (q) => expect(matcherOf({ q })(lekkiHouse)).toBe(false));

  it('of punctuation finds what contains it', () => {
    const [title, location] = ['House (new)', 'Plot 5 / 7, Lekki'];
    expect(matcherOf({ q: ' ( ' })({ ...lekkiHouse, title })).toBe(true);
    expect(matcherOf({ q: '/' })({ ...lekkiHouse, location })).toBe(true);
  });

  it.each(['3-4 bedrooms', '3 to 4 bed', '3/4 bedroom'])('%s finds three and more', (q) => {
    const found = [2, 3, 4, 5].filter((bedrooms) =>
      matcherOf({ q })({ ...lekkiHouse, features: { bedrooms } }),
    );
    expect(found).toEqual([3, 4, 5]);
  });

  it.each([
    'magodo phase 2-4 bedroom',
    'magodo phase 2 - 4 bedroom',
    'magodo phase 2/4 bedroom',
    'wuse 2 or 4 bedroom',
  ])('%s asks for four bedrooms', (q) =>
    expect(conditionsOf(q)).toContainEqual({ kind: 'bedrooms', rooms: 4 }),
  );

  it.each(['ikoyi or lekki', 'wuse 2 or lekki', 'yaba/lekki', 'villa or duplex'])(
    '%s finds either',
    (q) => {
      const duplex = { ...lekkiHouse, title: 'Duplex house with a lawn' };
      expect(matcherOf({ q })(duplex)).toBe(true);
      expect(matcherOf({ q: q.replace(/ or |\//, ' and ') })(duplex)).toBe(false);
    },
  );

  it.each(['vi', 'VI', 'V/I', 'ph'])('%s is a place, and no part of another word', (q) => {
    const villa = { ...lekkiHouse, title: 'Villa with a pavilion, phase 2' };
    expect(matcherOf({ q })(villa)).toBe(false);
    const locations = ['Victoria Island, Lagos', 'Port Harcourt, Rivers'];
    expect(locations.some((location) => matcherOf({ q })({ ...villa, location }))).toBe(true);
  });
});
