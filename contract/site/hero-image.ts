interface HeroCrop {
  name: string;
  media: string;
  widths: readonly number[];
}

/** The image of the home page: a wide crop, and a tall one on phones. */
export const heroCrops: readonly HeroCrop[] = [
  { name: 'hero-wide', media: '(min-width: 48rem)', widths: [1024, 1440, 1920] },
  { name: 'hero-tall', media: '(max-width: 47.999rem)', widths: [480, 768, 1080] },
];

export const HERO_SIZES = '100vw';

/** The sources of a crop in a format, with their widths in pixels. */
export function heroFiles({ name, widths }: HeroCrop, format: 'avif' | 'webp') {
  return widths.map((width) => ({ source: `src/assets/hero/${name}-${width}.${format}`, width }));
}
