import { describe, expect, it } from 'vitest';
import type { ImportField } from '#contract/endpoints/import-mapping.ts';
import { fieldOfHeading, priceUnitOf } from '#server/modules/imports/mapping/headings.ts';
import { readLocation } from '#server/modules/imports/mapping/read-location.ts';
import { readPrice } from '#server/modules/imports/mapping/read-price.ts';
import {
  readArea,
  readCount,
  readDay,
  readVideo,
} from '#server/modules/imports/mapping/read-values.ts';
import { meaningOf } from '#server/modules/imports/mapping/words.ts';

const noWords = { words: { type: {}, status: {}, papers: {} } };

describe('A heading', () => {
  it.each<[ImportField | null, string[]]>([
    [
      'price',
      [
        'Asking Price',
        'Price (NGN)',
        'PRICE (₦)',
        'Price (N)',
        'Amount',
        'Selling price',
        'Price (naira)',
        'property_price',
        'Outright (₦ millions)',
      ],
    ],
    ['bedrooms', ['Beds', 'Bedrooms', 'No. of Bedrooms', 'bed rooms', 'BR', 'Number of beds']],
    ['bedrooms', ['property_bedrooms', 'How many bedrooms?']],
    ['bathrooms', ['Baths', 'bathrooms', 'No of Bathrooms', 'Toilets / Baths']],
    ['videoUrl', ['Video link', 'video_url', 'YouTube', 'Virtual Tour', 'Property Video Link']],
    ['location', ['Location/Area', 'Location', 'Area', 'Neighbourhood', 'LOCATION ']],
    [
      'type',
      ['Property Category', 'Type', 'Property type', 'Category', 'house_type', 'propertyType'],
    ],
    [
      'papers',
      ['C of O', 'Title Document', 'Papers', 'Documents', "Governor's Consent", 'Title type'],
    ],
    [
      'squareFootage',
      [
        'Size',
        'Size (sqm)',
        'Land size',
        'Plot Size',
        'Square footage (sqm)',
        'Land Area (sqm)',
        'Plots',
        'Net Area (sqm)',
      ],
    ],
    ['details', ['Toilets', 'parking_space', 'Service charge', 'Furnishing']],
    ['reference', ['Ref', 'Property ID', 'Listing Ref', 'Reference No.', 'Ref No', 'Code']],
    ['photos', ['Image URLs', 'Photos', 'photo_url', 'Pictures']],
    ['listedOn', ['Date Added', 'Date listed', 'Listed', 'Created at']],
    ['status', ['Status', 'Availability', 'Listing Status', 'Purpose']],
    ['title', ['Title', 'Property Title', 'Property name', 'Name', 'Post Title']],
    ['state', ['State']],
    ['city', ['City/Town', 'town', 'LGA']],
    ['latitude', ['property_map_latitude', 'Lat']],
    [null, ['Agent phone', 'Commission', 'S/N', 'S/No.', 'Email', 'Owner', 'Post code', '']],
  ])('is read as %s', (field, names) => {
    expect(names.map((name) => [name, fieldOfHeading(name)])).toEqual(
      names.map((name) => [name, field]),
    );
  });

  it('may say what its prices are in', () => {
    expect(['Price (₦m)', 'Price (N million)', "Price N'M"].map(priceUnitOf)).toEqual(
      Array(3).fill('millions'),
    );
    expect(["Price (₦'000)"].map(priceUnitOf)).toEqual(['thousands']);
    expect(['Price', 'Asking Amount', 'Price (naira)'].map(priceUnitOf)).toEqual(
      Array(3).fill('naira'),
    );
  });
});

describe('A cell', () => {
  it.each([
    ['85000000.0', 85_000_000],
    ['85,000,000.00', 85_000_000],
    ['85.000.000,00', 85_000_000],
    ['85 000 000', 85_000_000],
    ['₦85M', 85_000_000],
    ['N85m', 85_000_000],
    ['=N=85m', 85_000_000],
    ['NGN 85,000,000', 85_000_000],
    ['85 million naira', 85_000_000],
    ['N85m (asking)', 85_000_000],
    ['₦1.2bn', 1_200_000_000],
    ['1.8E+12', 1_800_000_000_000],
    ['₦45m (negotiable)', 45_000_000],
    ['45m asking', 45_000_000],
    ['Price on request', null],
    ['POA', null],
    ['Call for price', null],
    ['0', null],
    ['', null],
  ])('has the price %s', (cell, naira) => {
    expect(readPrice(cell, 'naira')).toMatchObject({ value: { naira } });
  });

  it('has a price to be checked, or one that is refused', () => {
    expect(readPrice('45m - 50m', 'naira')).toMatchObject({
      value: { naira: 45_000_000 },
      notes: ['a range: the lower price is taken'],
    });
    for (const cell of ['12m per plot', '12m (per plot)'])
      expect(readPrice(cell, 'naira')).toMatchObject({ notes: ['the price is per plot'] });
    expect(readPrice('90000', 'naira')).toMatchObject({ notes: ['₦90,000 is very little'] });
    expect(readPrice('9.5', 'naira')).toEqual({ error: 'needs m or bn after it: "9.5"' });
    expect(readPrice('9.5', 'millions')).toMatchObject({ value: { naira: 9_500_000 } });
    expect(readPrice('$500,000', 'naira')).toEqual({ error: 'is in another currency: "$500,000"' });
    expect(readPrice('N5m/year', 'naira')).toEqual({ error: 'is a rent: "N5m/year"' });
    expect(readPrice('cheap', 'naira')).toEqual({ error: 'should be a price in naira: "cheap"' });
  });

  it('has a number of rooms', () => {
    const counts = [
      '4',
      '4.0',
      '4 bedrooms',
      '4 + BQ',
      'Four',
      '5BR',
      '3 each',
      '',
      '-',
      'Nil',
    ].map(readCount);
    expect(counts.map((each) => 'value' in each && each.value)).toEqual([
      4,
      4,
      4,
      4,
      4,
      5,
      3,
      null,
      null,
      null,
    ]);
    for (const cell of ['2.5', '-1', '=1+1', 'many', '08030000000'])
      expect(readCount(cell)).toHaveProperty('error');
  });

  it('has a size in square metres', () => {
    const sizes = [
      '450',
      '450 sqm',
      '450m2',
      '1,200 m²',
      '2 plots',
      '1.5 hectares',
      '1 acre',
      '5,000 sq ft',
      '50ft x 100ft',
      'half plot',
    ];
    expect(
      sizes.map((cell) => readArea(cell, 'Size')).map((each) => 'value' in each && each.value),
    ).toEqual([...[450, 450, 450, 1200, 1296, 15_000, 4046.86, 464.52, 464.52, 324]]);
    expect(readArea('2', 'Size (plots)')).toMatchObject({
      value: 1296,
      notes: ['plots of 648 sqm: 1,296 sqm'],
    });
    expect(readArea('650', 'Plot size')).toMatchObject({ value: 650, notes: [] });
    expect(readArea('spacious', 'Size')).toHaveProperty('error');
  });

  it('has a day', () => {
    const days = [
      '2026-11-03',
      '03/11/2026',
      '11/25/2026',
      '3 Nov 2026',
      'Nov 3, 2026',
      '3rd November, 2026',
      '03-Nov-26',
      '46329',
    ];
    expect(days.map((day) => readDay(day)).map((each) => 'value' in each && each.value)).toEqual([
      ...['2026-11-03', '2026-11-03', '2026-11-25', '2026-11-03', '2026-11-03', '2026-11-03'],
      ...['2026-11-03', '2026-11-03'],
    ]);
    expect(readDay('31/02/2026')).toHaveProperty('error');
  });

  it('has a day with the month first, which is to be checked because others are read day first', () => {
    const month = 'has the month first, but 03/11/2026 in this file is read as 3 November';
    expect(readDay('04/25/2026')).toEqual({ value: '2026-04-25', notes: [month] });
    expect(readDay('03/04/2026')).toEqual({ value: '2026-04-03', notes: [] });
    expect(readDay('03/04/2026', true)).toEqual({ value: '2026-03-04', notes: [] });
    expect(readDay('25/25/2026')).toHaveProperty('error');
  });

  it('has the link of a video, and any other link is left out with a note', () => {
    expect(readVideo('youtu.be/aqz-KE-bpKQ')).toEqual({
      value: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      notes: [],
    });
    expect(readVideo('N/A')).toEqual({ value: null, notes: [] });
    expect(readVideo('https://www.instagram.com/reel/abc/')).toEqual({
      value: null,
      notes: ['is no link of a video on YouTube or Vimeo: left out'],
    });
  });

  it('has words that mean ours', () => {
    const type = (word: string) => meaningOf('type', word, noWords);
    expect(
      [
        'Terraced Duplexes',
        'Block of Flats',
        'Self contain',
        'Office space',
        'Commercial land',
        'Penthouse',
        'Castle',
      ].map(type),
    ).toEqual(['House', 'Apartment', 'Apartment', 'Commercial', 'Land', 'Apartment', null]);
    const status = (word: string) => meaningOf('status', word, noWords);
    expect(
      ['Available', 'SOLD OUT', 'Reserved', 'Off-plan', 'To let', 'mystery'].map(status),
    ).toEqual(['For Sale', 'Sold', 'Under Offer', 'New Development', 'Left out', null]);
    const papers = (word: string) => meaningOf('papers', word, noWords);
    expect(
      ['C of O', "Gov's Consent", 'R of O', 'Deed of Assignment', 'None', 'a paper'].map(papers),
    ).toEqual([
      'Certificate of Occupancy',
      "Governor's consent",
      "Minister's consent or R of O",
      'Registered deed or sublease',
      '',
      null,
    ]);
    const chosen = { words: { ...noWords.words, type: { castle: 'Villa' as const } } };
    expect(meaningOf('type', 'Castle', chosen)).toBe('Villa');
  });
});

describe('The location of a row', () => {
  const location = (cells: Partial<Parameters<typeof readLocation>[0]>) => {
    const { location, notes } = readLocation({
      address: '',
      location: '',
      city: '',
      state: '',
      ...cells,
    });
    return [location, ...notes];
  };

  it('joins its cells, without what is repeated', () => {
    expect(location({ location: 'Ikate, Lekki, Lagos' })).toEqual(['Ikate, Lekki, Lagos']);
    expect(location({ city: 'Port Harcourt', state: 'Rivers' })).toEqual(['Port Harcourt, Rivers']);
    expect(location({ city: 'Enugu', state: 'Enugu' })).toEqual(['Enugu']);
    expect(location({ city: 'Wuse', state: 'FCT' })).toEqual(['Wuse, Abuja']);
    expect(location({ location: 'Ikeja, Lagos', state: 'lagos state' })).toEqual(['Ikeja, Lagos']);
    expect(
      location({
        address: '5 Bishop Street, Yaba',
        location: 'Yaba',
        city: 'Lagos',
        state: 'Lagos',
      }),
    ).toEqual(['5 Bishop Street, Yaba, Lagos']);
  });

  it('corrects and reports a misspelt state, by the town if it is known', () => {
    expect(location({ city: 'Awka', state: 'Anambara' })).toEqual([
      'Awka, Anambra',
      'state "Anambara" corrected to Anambra',
    ]);
    expect(location({ city: 'Lekki', state: 'Anambara' })).toEqual([
      'Lekki, Lagos',
      'state "Anambara" corrected to Lagos, because Lekki is there',
    ]);
    expect(location({ city: 'Karu', state: 'Anambara' })).toEqual([
      'Karu',
      'state "Anambara" left out: Karu is in Abuja or Nasarawa',
    ]);
    expect(location({ city: 'Ikeja', state: 'Atlantis' })).toEqual([
      'Ikeja, Atlantis',
      '"Atlantis" is no state of Nigeria',
    ]);
  });
});
