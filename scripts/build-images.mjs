// Scales hero.webp (16:9) and hero-mobile.webp (4:5) of a folder and writes them to src/assets as AVIF
// and WebP: `npm run build:images -- FOLDER`
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const heroImages = [
  { original: 'hero', name: 'hero/hero-wide', widths: [1024, 1440, 1920] },
  { original: 'hero-mobile', name: 'hero/hero-tall', widths: [480, 768, 1080] },
];

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the hero images: npm run build:images -- FOLDER');

for (const { original, name, widths } of heroImages) {
  const path = join('src/assets', name);
  await mkdir(dirname(path), { recursive: true });
  for (const width of widths) {
    const image = sharp(join(folder, `${original}.webp`)).resize({ width });
    await image.clone().avif({ quality: 50, effort: 6 }).toFile(`${path}-${width}.avif`);
    await image.clone().webp({ quality: 70, effort: 6 }).toFile(`${path}-${width}.webp`);
    console.log(`${path}-${width}`);
  }
}
