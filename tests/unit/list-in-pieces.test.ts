import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type OnMalformed, readItem, readList } from '#src/lib/list-answer.ts';
import { listInPieces } from '#src/lib/list-in-pieces.ts';

const Home = z.object({ _id: z.string() });

/** What a reader makes of a text: the list and the places of what it left out, or why it is none. */
function outcome(read: (onMalformed: OnMalformed) => unknown) {
  const malformed: number[] = [];
  try {
    return { list: read((index) => malformed.push(index)), malformed };
  } catch (error) {
    return String(error);
  }
}

const atOnce = (text: string) => outcome((onMalformed) => readList(Home, text, onMalformed));

function inPieces(pieces: readonly string[]) {
  return outcome((onMalformed) => {
    const list = listInPieces((record, index) => readItem(Home, record, index, onMalformed));
    for (const piece of pieces) list.add(piece);
    return list.end();
  });
}

const awkwardText = fc.oneof(
  fc.string(),
  fc.constantFrom('"', '\\', '\\"', ']', '[', '{"data":[', ',', '₦85,000,000', 'Ọ̀yọ́ 🏠'),
);
const record = fc.oneof(
  fc.record({ _id: awkwardText, title: awkwardText, rooms: fc.array(fc.jsonValue()) }),
  fc.jsonValue(),
);
const meta = fc.constantFrom(undefined, { total: 9, nextCursor: 'x' }, { page: 1 });
const answer = fc
  .tuple(fc.array(record), awkwardText, meta, fc.constantFrom(0, 1, 2))
  .map(([data, message, extra, envelopes]) => {
    let wrapped: unknown = data;
    for (let depth = 0; depth < envelopes; depth += 1) {
      wrapped = depth === 0 ? { message, data: wrapped, meta: extra } : { data: wrapped, message };
    }
    return wrapped;
  });
const text = fc
  .tuple(fc.oneof(answer, fc.jsonValue()), fc.constantFrom(undefined, 1, '\t'))
  .map(([value, indent]) => JSON.stringify(value, null, indent));
/** A text cut at some places, or after each character. */
const cut = (whole: fc.Arbitrary<string>) =>
  fc.tuple(whole, fc.oneof(fc.array(fc.nat()), fc.constant(null))).map(([uncut, places]) => {
    if (places === null) return [...uncut];
    const ends = places.map((place) => place % (uncut.length + 1)).sort((a, b) => a - b);
    return [0, ...ends].map((start, index) => uncut.slice(start, ends[index]));
  });

describe('A list in pieces', () => {
  it('is the same list, with the same records left out, wherever its text is cut', () => {
    fc.assert(
      fc.property(cut(text), (pieces) => {
        expect(inPieces(pieces)).toEqual(atOnce(pieces.join('')));
      }),
      { numRuns: 1000 },
    );
  });

  it('is no list where a character is missing, added or another', () => {
    const spoilt = fc
      .tuple(text, fc.nat(), fc.nat(2), fc.constantFrom(...',:[]{}"\\ 0'))
      .map(([whole, place, taken, character]) => {
        const at = place % (whole.length + 1);
        return whole.slice(0, at) + character + whole.slice(at + taken);
      });
    fc.assert(
      fc.property(cut(spoilt), (pieces) => {
        expect(inPieces(pieces)).toEqual(atOnce(pieces.join('')));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '[]',
    ' [ ] ',
    '[,]',
    '[,{"_id":"1"}]',
    '[{"_id":"1"},]',
    '[{"_id":"1"},,{"_id":"2"}]',
    '[{"_id":"1"}',
    '[{"_id":"1"}}',
    '[{"_id":"1"}] []',
    '{"data":[{"_id":"1"}],"data":[{"_id":"2"},5]}',
    '{"data":{"data":[{"_id":"1"}]},"data":7}',
    '{"d\\u0061ta":[{"_id":"1"}]}',
    '{"other":[{"_id":"1"}],"data":[]}',
    '{"data":{"data":{"data":[{"_id":"1"}]}}}',
    '[[{"_id":"1"}],null,"a]\\\\",{"_id":"1\\""}]',
    '<!doctype html>',
    '',
  ])('is what it is as a whole: %s', (whole) => {
    expect(inPieces([whole])).toEqual(atOnce(whole));
    expect(inPieces([...whole])).toEqual(atOnce(whole));
  });
});
