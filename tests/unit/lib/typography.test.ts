import { describe, expect, it } from 'vitest';
import { leadAndRest, typographic } from '#src/lib/typography.ts';

describe('Typewriter characters become', () => {
  it.each([
    ['dashes', 'Two floors - and a loft -- later', 'Two floors – and a loft – later'],
    ['dashes between words', 'Quiet--and sunny', 'Quiet – and sunny'],
    ['dashes of a list', '- Garden\n- Pool', '– Garden\n– Pool'],
    ['quotes', 'The "Block 5" house ("C of O")', 'The “Block 5” house (“C of O”)'],
    ['single quotes', "the 'quiet' side", 'the ‘quiet’ side'],
    ['apostrophes', "Governor's consent, the owners' wish", 'Governor’s consent, the owners’ wish'],
    ['apostrophes of decades', "built in the '90s", 'built in the ’90s'],
    ['ellipses', 'and so on...', 'and so on…'],
  ])('%s', (_name, typed, set) => {
    expect(typographic(typed)).toBe(set);
  });

  it.each([
    'a 50" screen behind a 6\'2" door',
    'Five-bedroom, 2019-2021, 0803-000-0001',
    'already “set” – so it’s left…',
  ])('nothing else: %s', (text) => {
    expect(typographic(text)).toBe(text);
  });
});

describe('The lead of a description', () => {
  it('is its first sentence', () => {
    expect(leadAndRest('This house of 1.5 floors stands by the water. It has a jetty.')).toEqual({
      lead: 'This house of 1.5 floors stands by the water.',
      rest: 'It has a jetty.',
    });
    expect(leadAndRest('This house stands by the water.\n\nIt has a jetty.')).toEqual({
      lead: 'This house stands by the water.',
      rest: 'It has a jetty.',
    });
  });

  it.each([
    ['a fragment', 'Hot deal! Call now, before it is too late.'],
    ['a whole paragraph', `${'A house, and '.repeat(30)}a garden. It has a jetty.`],
    ['without an end', 'A house with a garden and a jetty\nand no full stop'],
  ])('is missing if the first sentence is %s', (_name, text) => {
    expect(leadAndRest(text)).toEqual({ lead: '', rest: text });
  });
});
