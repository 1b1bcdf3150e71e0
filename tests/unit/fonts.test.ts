import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';

const bodyFace = new URL('../../src/assets/fonts/inter-nigeria.woff2', import.meta.url);
const nigerianLetters = 'ọẹṣụịṅɓɗƙ';
const toneMarks = '\u0300\u0301\u0304\u0323';

describe('The body face', () => {
  it('Writes prices and Nigerian names, tone marks included, without help from another face', async () => {
    const drawable = await charactersOf(await readFile(bodyFace));
    const needed = `₦0123456789,${nigerianLetters}${nigerianLetters.toUpperCase()}${toneMarks}`;
    expect([...needed].filter((character) => !drawable.has(character))).toEqual([]);
  });

  it('Weighs 30 kB or less', async () => {
    expect((await readFile(bodyFace)).length).toBeLessThanOrEqual(30_000);
  });
});

/** The characters of the Basic Multilingual Plane in the font's character map (format 4). */
async function charactersOf(font: Buffer): Promise<Set<string>> {
  const sfnt = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmapEntry = tables.find((entry) => sfnt.toString('latin1', entry, entry + 4) === 'cmap');
  if (cmapEntry === undefined) throw new Error('The font has no character map.');

  const cmap = sfnt.readUInt32BE(cmapEntry + 8);
  const subtables = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index),
  );
  const basic = subtables.find((subtable) => sfnt.readUInt16BE(subtable) === 4);
  if (basic === undefined) throw new Error('The character map has no format 4 part.');

  const segments = sfnt.readUInt16BE(basic + 6) / 2;
  const found = new Set<string>();
  for (let segment = 0; segment < segments; segment++) {
    const last = sfnt.readUInt16BE(basic + 14 + 2 * segment);
    const first = sfnt.readUInt16BE(basic + 16 + 2 * segments + 2 * segment);
    for (let code = first; code <= last && code < 0xffff; code++) {
      found.add(String.fromCodePoint(code));
    }
  }
  return found;
}
