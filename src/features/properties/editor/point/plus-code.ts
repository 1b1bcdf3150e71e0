import type { Coordinates } from '#contract/property/property.ts';

/** The digits of Open Location Code (github.com/google/open-location-code), in their order. */
const DIGITS = '23456789CFGHJMPQRVWX';

/** Ten digits in pairs of latitude and longitude, each pair 20 times as fine as the one before. */
const PAIRS = 5;

/** After the pairs, each digit is a cell of a grid of five rows and four columns. */
const [ROWS, COLUMNS] = [5, 4];

const digit = `[${DIGITS}]`;

/** A full code, which needs no town beside it. */
export const fullPlusCode = new RegExp(`(?<![\\w+])${digit}{8}\\+(?:${digit}{2,5})(?![\\w+])`, 'i');

/** The centre of the area of a full plus code. */
export function pointOfPlusCode(code: string): Coordinates {
  const digits = [...code.toUpperCase().replace('+', '')].map((each) => DIGITS.indexOf(each));
  const [pairs, cells] = [digits.slice(0, 2 * PAIRS), digits.slice(2 * PAIRS)];
  let [south, west] = [-90, -180];
  let [height, width] = [400, 400];
  for (const [index, value] of pairs.entries()) {
    if (index % 2 === 0) {
      height /= DIGITS.length;
      south += value * height;
    } else {
      width /= DIGITS.length;
      west += value * width;
    }
  }
  for (const value of cells) {
    height /= ROWS;
    width /= COLUMNS;
    south += Math.floor(value / COLUMNS) * height;
    west += (value % COLUMNS) * width;
  }
  return { latitude: south + height / 2, longitude: west + width / 2 };
}
