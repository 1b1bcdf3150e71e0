import { describe, expect, it } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { changesSince } from '#src/features/properties/saved/shortlist/home-changes.ts';

const kept: Property = {
  _id: 'a',
  title: 'Flat',
  location: 'Lekki, Lagos',
  status: 'For Sale',
  price: 85_000_000,
};

describe('What has changed since a home was kept', () => {
  it.each<[what: string, now: Partial<Property>, changes: string[]]>([
    ['nothing', {}, []],
    ['the title only', { title: 'Fine flat' }, []],
    ['a lower price', { price: 80_000_000 }, ['₦5m less than when you kept it']],
    ['a higher price', { price: 86_500_000 }, ['₦1.5m more than when you kept it']],
    [
      'the price of a land for a little less',
      { price: 84_999_500 },
      ['₦500 less than when you kept it'],
    ],
    ['a price that went', { price: null }, ['Price now: Price on request']],
    ['a price of 0', { price: 0 }, ['Price now: Price on request']],
    ['the status', { status: 'Under Offer' }, ['Now Under Offer']],
    ['a status that went', { status: null }, ['Now Available']],
    [
      'price and status',
      { price: 90_000_000, status: 'Sold' },
      ['₦5m more than when you kept it', 'Now Sold'],
    ],
  ])('tells %s', (_what, now, changes) => {
    expect(changesSince(kept, { ...kept, ...now })).toEqual(changes);
  });

  it('tells a price that came', () => {
    expect(changesSince({ ...kept, price: null }, kept)).toEqual(['Price now: ₦85,000,000']);
  });
});
