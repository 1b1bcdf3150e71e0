import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { fitsDisplayFace } from '#src/lib/typography.ts';

const face = (name: string) =>
  readFile(new URL(`../../../src/assets/fonts/${name}.woff2`, import.meta.url));
const styles = new URL('../../../src/app/fonts.css', import.meta.url);
const plainLetters = 'ọẹṣụịṅɓɗƙ';
const toneMarks = '\u0300\u0301\u0304\u0323';
const names = `₦0123456789,${plainLetters}${plainLetters.toUpperCase()}`;

describe('The body face', () => {
  it('has the characters of prices and Nigerian names, in at most 17 kB', async () => {
    const font = await face('inter-basic');
    expect(missing(names, await charactersOf(font))).toEqual([]);
    expect(font.length).toBeLessThanOrEqual(17_000);
  });

  it('is requested only for characters that it has', async () => {
    const [, range = ''] = (await readFile(styles, 'utf8')).match(/unicode-range:([^;]+);/) ?? [];
    const asked = range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part.replace('U+', '').split('-').map(codeOf);
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    });
    const characters = new Set(asked.map((code) => String.fromCodePoint(code)));
    expect(characters).toEqual(await charactersOf(await face('inter-basic')));
  });

  it('has a second file for tone marks, in at most 30 kB', async () => {
    const font = await face('inter-nigeria');
    expect(missing(names + toneMarks, await charactersOf(font))).toEqual([]);
    expect(font.length).toBeLessThanOrEqual(30_000);
  });
});

describe('The display face', () => {
  it('has the characters of prices, in at most 25 kB', async () => {
    const headings = await face('fraunces-headings');
    const sign = await face('fraunces-naira');
    expect(missing('0123456789,', await charactersOf(headings))).toEqual([]);
    expect(missing('₦', await charactersOf(sign))).toEqual([]);
    expect(headings.length + sign.length).toBeLessThanOrEqual(25_000);
  });

  it('sets a title only if it has every character of it', async () => {
    const faces = ['headings', 'naira', 'dotted'];
    const sets = faces.map(async (name) => charactersOf(await face(`fraunces-${name}`)));
    const drawable = new Set((await Promise.all(sets)).flatMap((set) => [...set]));
    for (let code = 0x20; code < 0x2100; code++) {
      const character = String.fromCodePoint(code);
      if (fitsDisplayFace(character)) expect(drawable).toContain(character);
    }
    expect(fitsDisplayFace('Five-bedroom house, ₦85m – “Lekki”')).toBe(true);
    expect(fitsDisplayFace('Ilé ní Ọṣun, Ẹwà, Ụlọ Ọma')).toBe(true);
    expect(fitsDisplayFace('Ayọ̀ Terraces')).toBe(false);
    expect(fitsDisplayFace('Gidan Ɗan ƙasa')).toBe(false);
  });
});

function codeOf(text: string): number {
  return Number.parseInt(text, 16);
}

function missing(needed: string, drawable: Set<string>): string[] {
  return [...needed].filter((character) => !drawable.has(character));
}

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
