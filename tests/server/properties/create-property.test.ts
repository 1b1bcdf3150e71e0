import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/core/database/schema.ts';
import { type FormParts, propertyFields } from '#tests/support/multipart-property.ts';
import { openPropertyFixture, type PropertyFixture } from '#tests/support/property-fixture.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call } from '#tests/support/users.ts';

let fixture: PropertyFixture;
const clock = testClock();

beforeAll(async () => {
  fixture = await openPropertyFixture({ clock: clock.read });
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('POST /api/properties', () => {
  it('lists a property with every field of the specification', async () => {
    const response = await fixture.post();
    expect(response.statusCode).toBe(201);
    const { message, data } = response.json();
    expect(message).toBe('Your property has been successfully created.');
    expect(data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      propertyId: expect.stringMatching(/^GD-[0-9A-Z]{6}$/),
      title: 'Four bedroom duplex with a study',
      type: 'House',
      status: 'For Sale',
      location: 'Gwarinpa, Abuja',
      price: 145_000_000,
      negotiable: true,
      features: { bedrooms: 4, bathrooms: 5, squareFootage: 320.5 },
      description: 'Quiet, with a borehole.',
      amenities: ['Study', 'CCTV'],
      images: [],
      createdAt: '2026-03-02T09:00:00.000Z',
      viewCount: 0,
      imageDetails: [],
      coordinates: null,
      pointShown: false,
      checks: null,
      developmentDetails: null,
      videoUrl: null,
      floorPlan: null,
      published: true,
      version: 1,
      updatedAt: null,
    });
    const { viewCount: _, ...property } = data;
    expect(await fixture.getProperty(data._id)).toEqual({ ...property, pointShown: null });
  });

  it('stores what was checked and the facts of a development', async () => {
    const response = await fixture.post({
      'checks[papers]': " Governor's consent ",
      'checks[papersKind]': 'Federal title',
      'checks[flooding]': 'No water on the road',
      'checks[visitedOn]': '2026-02-27',
      'developmentDetails[stage]': 'Under construction',
      'developmentDetails[homes]': '24',
      'developmentDetails[handover]': '2027-06',
    });
    expect(response.statusCode, response.body).toBe(201);
    const { _id } = response.json().data;
    expect(await fixture.getProperty(_id)).toMatchObject({
      checks: {
        ...{ papers: "Governor's consent", papersKind: 'Federal title', power: null },
        ...{ water: null, road: null, flooding: 'No water on the road' },
        visitedOn: '2026-02-27',
      },
      developmentDetails: { stage: 'Under construction', homes: 24, handover: '2027-06' },
    });
  });

  it('requires only title and location', async () => {
    const parts = [
      ['title', 'Plot at Epe'],
      ['location', 'Epe, Lagos'],
      ['features[bedrooms]', '0'],
      ['price', '0'],
      ['amenities[0]', ''],
    ] as const;
    const response = await fixture.send('POST /properties', parts);
    expect(response.json().data).toMatchObject({
      title: 'Plot at Epe',
      type: null,
      status: null,
      price: null,
      negotiable: false,
      features: { bedrooms: 0, bathrooms: null, squareFootage: null },
      amenities: [],
    });
  });

  it('stores coordinates if the location is a lat,lng pair', async () => {
    const response = await fixture.post({ location: '6.4698, 3.4474' });
    const coordinates = { latitude: 6.4698, longitude: 3.4474 };
    expect(response.json().data).toMatchObject({ location: '6.4698, 3.4474', coordinates });
  });

  it('removes NUL characters', async () => {
    const response = await fixture.post({
      title: 'Du\0plex',
      'amenities[0]': '\0',
      location: 'Epe\0',
    });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json().data).toMatchObject({
      ...{ title: 'Duplex', location: 'Epe', amenities: ['CCTV'] },
    });
    expect((await fixture.post({ title: '\0' })).json().fields).toEqual({
      title: 'Title is required',
    });
  });

  it('keeps amenities in order, beyond 12, without duplicates', async () => {
    const names = Array.from({ length: 15 }, (_, slot) => `Facility ${slot}`);
    const slots = names.toReversed().map((name, at) => [`amenities[${14 - at}]`, name]);
    const { 'amenities[0]': _, 'amenities[1]': __, ...rest } = propertyFields;
    const parts: FormParts = [
      ...Object.entries(rest),
      ...slots.map(([name = '', value = '']) => [name, value] as const),
      ['amenities[20]', ' Facility 3 '],
    ];
    const response = await fixture.send('POST /properties', parts);
    expect(response.json().data.amenities).toEqual(names);
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [
      { title: '\u202eallivV', type: `Hou${'\u0300'.repeat(4)}se` },
      {
        title:
          'Title contains a hidden character, often from copied text. Delete the text and type it again.',
        type: 'Type cannot have more than 3 accents on one letter',
      },
    ],
    [
      { title: ' ', location: '' },
      { title: 'Title is required', location: 'Location is required' },
    ],
    [
      { title: 'T'.repeat(201), type: 'T'.repeat(101) },
      {
        title: 'Title should not be more than 200 characters',
        type: 'Type should not be more than 100 characters',
      },
    ],
    [{ price: 'a lot' }, { price: 'Price is invalid' }],
    [
      {
        ...{ 'checks[road]': 'x'.repeat(61), 'checks[papersKind]': 'Good' },
        'checks[visitedOn]': '2999-12-31',
      },
      {
        'checks[road]': 'Road should not be more than 60 characters',
        'checks[papersKind]': 'Kind of papers is invalid',
        'checks[visitedOn]': 'Visited cannot be in the future',
      },
    ],
    [
      { 'developmentDetails[stage]': 'Soon', 'developmentDetails[homes]': '-4' },
      {
        'developmentDetails[stage]': 'Stage is invalid',
        'developmentDetails[homes]': 'Number of homes is invalid',
      },
    ],
    [
      { price: '-1', 'features[bathrooms]': '2.5' },
      {
        price: 'Price is invalid',
        'features[bathrooms]': 'Bathrooms is invalid',
      },
    ],
    [
      { 'features[bedrooms]': 'many', 'features[squareFootage]': '9'.repeat(20) },
      {
        'features[bedrooms]': 'Bedrooms is invalid',
        'features[squareFootage]': 'Square footage (sqm) is invalid',
      },
    ],
    [{ negotiable: 'perhaps' }, { negotiable: 'Negotiable is invalid' }],
    [
      { description: 'D'.repeat(10_001), 'amenities[1]': 'A'.repeat(201) },
      {
        description: 'Description should not be more than 10000 characters',
        'amenities[1]': 'Facility 2 should not be more than 200 characters',
      },
    ],
    [{ description: 'D'.repeat(50_000) }, { description: 'is too long' }],
    [
      { createdAt: '2020-01-01', viewCount: '9' },
      { createdAt: 'is not a field of this form', viewCount: 'is not a field of this form' },
    ],
    [{ 'features[toilets]': '4' }, { 'features[toilets]': 'is not a field of this form' }],
    [{ 'amenities[1000]': 'Gym' }, { 'amenities[1000]': 'is not a field of this form' }],
    [{ images: 'https://elsewhere.example/a.jpg' }, { images: 'is not a field of this form' }],
  ])('rejects %o with a message per field', async (sent, fields) => {
    const response = await fixture.post(sent);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Some values are not valid. Please check them.',
      fields,
    });
    expect(await fixture.db.$count(properties)).toBe(0);
  });

  it('gives 415 for JSON', async () => {
    const { token } = fixture.admin;
    const response = await call(fixture.app, 'POST /properties', {
      token,
      body: { title: 'House' },
    });
    expect(response.statusCode).toBe(415);
  });

  it('is recorded in the audit log with its author', async () => {
    const house = await fixture.create();
    expect(await fixture.eventsOf(house._id, 'property-created')).toEqual([
      expect.objectContaining({
        actorId: fixture.admin.id,
        userId: null,
        at: clock.now,
        address: '203.0.113.1',
        details: { title: 'Four bedroom duplex with a study' },
      }),
    ]);
  });
});
