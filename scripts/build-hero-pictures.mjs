// Cuts the hero's two photographs into the widths and formats that `hero-picture.tsx` offers.
// Run `node scripts/build-hero-pictures.mjs FOLDER` with the originals hero.webp (16:9) and
// hero-mobile.webp (4:5) in FOLDER; what it writes to src/assets/hero is committed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const target = fileURLToPath(new URL('../src/assets/hero/', import.meta.url));
const pictures = [
  { source: 'hero.webp', name: 'hero-wide', widths: [1024, 1440, 1920] },
  { source: 'hero-mobile.webp', name: 'hero-tall', widths: [480, 768, 1080] },
];

const folder = process.argv[2];
if (!folder) {
  console.error('Name the folder that holds hero.webp and hero-mobile.webp.');
  process.exit(1);
}
await mkdir(target, { recursive: true });
for (const { source, name, widths } of pictures) {
  for (const width of widths) {
    const picture = sharp(join(folder, source)).resize({ width, withoutEnlargement: true });
    await picture.clone().avif({ quality: 50, effort: 6 }).toFile(`${target}${name}-${width}.avif`);
    const { size } = await picture
      .clone()
      .webp({ quality: 70, effort: 6 })
      .toFile(`${target}${name}-${width}.webp`);
    console.log(`${name}-${width}.webp ${Math.round(size / 1024)} kB`);
  }
}
