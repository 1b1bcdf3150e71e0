import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Without the colours for print, which come later. */
const [screenStyles = ''] = readFileSync('src/app/styles.css', 'utf8').split('@media print');
const tokens = screenStyles.matchAll(
  /--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g,
);
const colors = new Map(
  [...tokens].map(([, name, light, dark, both]) => [
    name,
    { light: light ?? both ?? '', dark: dark ?? both ?? '' },
  ]),
);
const surfaces = ['paper', 'surface', 'sunken'];
const fills = ['brand-fill', 'danger-fill', 'highlight'];

/** Three of four demo photos have a mean luminance of more than 0.24. */
const MAX_FILL_LUMINANCE = 0.2;

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  it.each([
    ...['ink', 'muted', 'brand', 'success', 'warning', 'danger', 'info'].flatMap((text) =>
      surfaces.map((surface) => [text, surface]),
    ),
    ...['success', 'warning', 'danger', 'info'].map((status) => [status, `${status}-soft`]),
    ['ink', 'brand-soft'],
    ['brand', 'brand-soft'],
    ['on-brand-fill', 'brand-fill'],
    ['on-brand-fill', 'brand-fill-strong'],
    ['on-danger', 'danger-fill'],
    ['on-danger', 'danger-fill-strong'],
    ['on-highlight', 'highlight'],
  ] as [string, string][])('%s is legible on %s', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    [...fills, 'field-line'].flatMap((fill) => surfaces.map((surface) => [fill, surface] as const)),
  )('%s stands out from %s', (fill, surface) => {
    expect(contrast(fill, surface)).toBeGreaterThanOrEqual(3);
  });

  function contrast(one: string, other: string): number {
    const [low = 0, high = 0] = [luminance(one, theme), luminance(other, theme)].toSorted(
      (a, b) => a - b,
    );
    return (high + 0.05) / (low + 0.05);
  }
});

it.each([...fills, 'brand-fill-strong', 'danger-fill-strong'])(
  'In the dark theme %s does not outshine photos',
  (fill) => {
    expect(luminance(fill, 'dark')).toBeLessThan(MAX_FILL_LUMINANCE);
  },
);

/** The relative luminance of WCAG 2. */
function luminance(name: string, theme: 'light' | 'dark'): number {
  const hex = colors.get(name)?.[theme] ?? '';
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
