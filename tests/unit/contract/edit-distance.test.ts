import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, it } from 'vitest';
import { editDistance } from '#contract/search/edit-distance.ts';

it('The edit distance of two words is the one of a library', () => {
  const word = fc.string({ unit: fc.constantFrom('l', 'e', 'k', 'i'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (from, to) => {
      expect(editDistance(from, to)).toBe(distance(from, to));
    }),
  );
});
