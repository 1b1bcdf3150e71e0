import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { compareHomes, differInState, judge } from '#src/features/properties/compare/comparison.ts';

const home: Property = { _id: 'a', title: 'Flat', location: 'Lekki, Lagos' };

function row(label: string, ...homes: Partial<Property>[]) {
  const found = compareHomes(homes.map((part) => ({ ...home, ...part }))).find(
    (each) => each.label === label,
  );
  if (!found) throw new Error(`No row ${label}`);
  return found;
}

const lowestOf = ({ values }: ReturnType<typeof row>) =>
  values.map(({ lowest }) => lowest !== undefined);

describe('A comparison', () => {
  it('marks the lowest price, and no price where all are the same', () => {
    expect(lowestOf(row('Price', { price: 5e6 }, { price: 9e6 }))).toEqual([true, false]);
    expect(lowestOf(row('Price', { price: 5e6 }, { price: 5e6 }))).toEqual([false, false]);
    expect(lowestOf(row('Price', { price: 5e6 }, {}))).toEqual([false, false]);
  });

  it('marks both of two lowest prices', () => {
    const prices = [{ price: 5e6 }, { price: 9e6 }, { price: 5e6 }];
    expect(lowestOf(row('Price', ...prices))).toEqual([true, false, true]);
  });

  it('marks the lowest among homes, and among plots, but not of a plot and a home', () => {
    const [plot, house] = [{ type: 'Land' }, { type: 'House' }];
    const prices = [{ price: 5e6 }, { price: 9e6 }] as const;
    for (const [one, other, isMarked] of [
      [plot, plot, true],
      [house, { type: 'Villa' }, true],
      [plot, house, false],
      [{ type: 'Commercial' }, house, false],
      [{ type: 'Residential plots' }, plot, true],
    ] as const) {
      for (const label of ['Price', 'Price per sqm']) {
        const features = { squareFootage: 500 };
        const pair = [
          { ...one, ...prices[0], features },
          { ...other, ...prices[1], features },
        ];
        expect(lowestOf(row(label, ...pair)), `${one.type} ${label}`).toEqual([isMarked, false]);
      }
    }
    const dear = { ...house, price: 10e6 };
    const { values } = row('Price', { ...plot, ...prices[0] }, dear, { ...house, ...prices[1] });
    const words = values.map(({ lowest }) => lowest);
    expect(words, 'beside one plot').toEqual([undefined, undefined, 'Lowest of its kind']);
  });

  it('marks no sum in all if one leaves out a cost that another has', () => {
    const lagos = { price: 90e6, location: 'Lekki, Lagos' };
    const uyo = { price: 80e6, location: 'Uyo, Akwa Ibom' };
    expect(lowestOf(row('In all', lagos, uyo))).toEqual([false, false]);
    expect(lowestOf(row('In all', uyo, { ...uyo, price: 85e6 }))).toEqual([true, false]);
    const { values } = row('In all', lagos, uyo, { ...uyo, price: 85e6 });
    const pair = values.slice(1);
    expect(pair.map(judge(pair).lowestOf), 'of the pair shown').toEqual(['Lower', undefined]);
  });

  it('counts own figures for their home, says so, and marks no lowest sum then', () => {
    const homes: Property[] = [
      { ...home, price: 90e6 },
      { ...home, _id: 'b', price: 80e6 },
    ];
    const own = { agencyPercent: 0 };
    const sums = (ownOf?: Parameters<typeof compareHomes>[1]) =>
      compareHomes(homes, ownOf).find(({ label }) => label === 'In all')?.values ?? [];
    const [defaults] = sums();
    const [first, second] = sums((id) => (id === 'a' ? own : undefined));
    expect(first?.naira).toBeLessThan(defaults?.naira ?? 0);
    expect(first?.note).toMatch(/^with your figures/);
    expect(second).toMatchObject({ naira: sums()[1]?.naira, lowest: undefined });
  });

  it('reads the amenities of all once, and beside them what else each home has', () => {
    const homes = [{ amenities: ['Gym', 'CCTV'] }, { amenities: ['gym '] }, { amenities: ['Gym'] }];
    const read = (label: string, ...of: Partial<Property>[]) =>
      row(label, ...of).values.map(({ text, missing }) => text ?? missing);
    expect(read('Amenities', ...homes)).toEqual(['Gym', 'Gym', 'Gym']);
    expect(read('More amenities', ...homes)).toEqual(['CCTV', 'Nothing more', 'Nothing more']);
    expect(() => row('More amenities', ...homes.slice(1)), 'where all are shared').toThrow();
    expect(read('Amenities', { amenities: ['Gym'] }, {})).toEqual(['Gym', 'Not stated']);
  });

  it('draws the states of homes only where all differ', () => {
    const areDrawn = (...locations: string[]) =>
      differInState(row('Location', ...locations.map((location) => ({ location }))).values);
    expect(areDrawn('Ikeja, Lagos', 'Lekki, Lagos')).toBe(false);
    expect(areDrawn('Ikeja, Lagos', 'Uyo, Akwa Ibom')).toBe(true);
    expect(areDrawn('Ikeja, Lagos', 'Lekki, Lagos', 'Uyo, Akwa Ibom')).toBe(false);
  });

  it('states no rooms for 0, and the amenity in the place of a check', () => {
    const [plot] = row('Bedrooms', { features: { bedrooms: 0 } }).values;
    expect(plot).toMatchObject({ text: null, missing: 'Not stated' });
    const [land] = row('Bedrooms', { type: 'Land' }).values;
    expect(land).toMatchObject({ text: null, missing: '–' });
    const [tapped] = row('Water', { amenities: ['Borehole'] }).values;
    expect(tapped).toMatchObject({ text: 'Borehole', note: 'As listed' });
  });

  it('marks only lowest values, and never one alone, in generated homes', () => {
    const price = fc.option(fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 4 }), (prices) => {
        const compared = row('Price', ...prices.map((each) => ({ price: each })));
        const known = prices.filter((each) => each !== null);
        const differ = new Set(known).size > 1;
        expect(lowestOf(compared)).toEqual(
          prices.map((each) => differ && each === Math.min(...known)),
        );
      }),
    );
  });
});
