import { describe, expect, it } from 'vitest';
import { amenities } from '#contract/property/property.ts';
import { checkMarksOf, shortCheck } from '#contract/property/property-checks.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { CheckFieldsSchema, DevelopmentFieldsSchema } from '#contract/property/property-form.ts';
import { mapValues } from '#contract/rules/map-values.ts';

type Given = Parameters<typeof checkMarksOf>[0];

const none = mapValues(checkFields, () => '');
const factsOf = (given: Given) =>
  Object.fromEntries(checkMarksOf(given).map(({ name, fact }) => [name, fact]));
const errorOf = (fields: Partial<typeof none>) =>
  CheckFieldsSchema.safeParse({ ...none, ...fields }).error?.issues[0]?.message;

describe('The check marks of a property', () => {
  it('are always six, in one order', () => {
    expect(checkMarksOf({}).map(({ name }) => name)).toEqual([
      ...['papers', 'power', 'water', 'road', 'flooding', 'visitedOn'],
    ]);
  });

  it('have no fact where nothing was checked', () => {
    for (const given of [{}, { checks: null, amenities: null }, { checks: { road: ' ' } }]) {
      expect(checkMarksOf(given).every(({ fact }) => fact === null)).toBe(true);
    }
  });

  it('have the facts that were checked', () => {
    const checks = { papers: "Governor's consent", water: 'Tanker only', visitedOn: '2026-11-12' };
    expect(factsOf({ checks })).toEqual({ ...checks, power: null, road: null, flooding: null });
  });

  it('have the facts that an amenity states exactly, and no guess', () => {
    const stated = checkMarksOf({ amenities: ['24/7 POWER', 'borehole', 'Roadside cafe'] });
    expect(stated).toEqual([
      { name: 'papers', fact: null, isAmenity: false },
      { name: 'power', fact: '24/7 power', isAmenity: true },
      { name: 'water', fact: 'Borehole', isAmenity: true },
      { name: 'road', fact: null, isAmenity: false },
      { name: 'flooding', fact: null, isAmenity: false },
      { name: 'visitedOn', fact: null, isAmenity: false },
    ]);
  });

  it('read one amenity of the specification, 24/7 power', () => {
    const known = checkMarksOf({ amenities: [...amenities] }).filter(({ fact }) => fact !== null);
    expect(known.map(({ fact }) => fact)).toEqual(['24/7 power']);
  });

  it('prefer what was checked to an amenity', () => {
    const [, power] = checkMarksOf({ checks: { power: 'Band B' }, amenities: ['24/7 power'] });
    expect(power).toEqual({ name: 'power', fact: 'Band B', isAmenity: false });
  });

  it('have the kind that staff chose, unless its papers are stated', () => {
    const papersKind = 'Federal title';
    expect(factsOf({ checks: { papersKind }, amenities: ["Governor's consent"] }).papers).toBe(
      papersKind,
    );
    expect(factsOf({ checks: { papersKind, papers: 'C of O' } }).papers).toBe('C of O');
  });

  it.each([
    ['papers', 'Certificate of Occupancy', 'C of O'],
    ['papers', 'Allocation letter, not a title', 'Allocation'],
    ['power', 'About 20 hours', '~20 hours'],
    ['power', 'Poles reach the next street', 'Power'],
    ['power', '24/7 power', '24/7'],
    ['water', 'Public water', 'Public'],
    ['road', 'Tarred road, floods in July', 'Tarred'],
  ] as const)('shorten %s, %s to %s', (name, fact, short) => {
    expect(shortCheck(name, fact)).toBe(short);
  });
});

describe('The fields of checks', () => {
  it('may all be empty', () => {
    expect(CheckFieldsSchema.safeParse(none).success).toBe(true);
    expect(Object.keys(CheckFieldsSchema.shape)).toEqual(Object.keys(checkFields));
  });

  it.each([
    [{ papers: 'x'.repeat(61) }, 'Papers should not be more than 60 characters'],
    [{ papersKind: 'Good' }, 'Kind of papers is invalid'],
    [{ papersKind: 'Federal title' }, undefined],
    [{ visitedOn: 'yesterday' }, 'Visited is invalid'],
    [{ visitedOn: '2026-02-30' }, 'Visited is invalid'],
    [{ visitedOn: '2999-01-01' }, 'Visited cannot be in the future'],
    [{ visitedOn: '2026-01-31' }, undefined],
  ])('of %o have the error %s', (fields, message) => {
    expect(errorOf(fields)).toBe(message);
  });
});

describe('The fields of a development', () => {
  it.each([
    ['stage', 'Soon', 'Stage is invalid'],
    ['stage', 'Off-plan', undefined],
    ['homes', '0', 'Number of homes is invalid'],
    ['homes', '2.5', 'Number of homes is invalid'],
    ['homes', '100001', 'Number of homes is invalid'],
    ['homes', '24', undefined],
    ['handover', '2027-13', 'Handover is invalid'],
    ['handover', '2027-06', undefined],
  ])('%s: %s has the error %s', (name, typed, message) => {
    const given = { stage: '', homes: '', handover: '', [name]: typed };
    expect(DevelopmentFieldsSchema.safeParse(given).error?.issues[0]?.message).toBe(message);
  });
});
