// Cuts the pictures of pages that do not come from a listing: the popular places on the home page
// and the street on the about page. Run `node scripts/build-page-pictures.mjs` after a change; the
// originals are among the demo photographs, and what it writes below src/assets is committed.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const originals = fileURLToPath(new URL('../server/demo/photos/', import.meta.url));
const assets = fileURLToPath(new URL('../src/assets/', import.meta.url));

const placeWidths = [400, 800, 1200];
const pictures = [
  { original: 'villa-stone-gold', name: 'places/abuja', widths: placeWidths },
  { original: 'duplex-white-dusk', name: 'places/lagos', widths: placeWidths },
  { original: 'semi-detached-day', name: 'places/enugu', widths: placeWidths },
  { original: 'pool-estate-day', name: 'places/akwa-ibom', widths: placeWidths },
  { original: 'apartments-terracotta-gold', name: 'places/ondo', widths: placeWidths },
  { original: 'estate-street-gold', name: 'about/street', widths: [640, 1200] },
];

for (const { original, name, widths } of pictures) {
  await mkdir(`${assets}${name}`.replace(/\/[^/]+$/, ''), { recursive: true });
  for (const width of widths) {
    const picture = sharp(`${originals}${original}.webp`).resize({ width });
    const file = `${assets}${name}-${width}`;
    const avif = await picture.clone().avif({ quality: 50, effort: 6 }).toFile(`${file}.avif`);
    const webp = await picture.clone().webp({ quality: 70, effort: 6 }).toFile(`${file}.webp`);
    console.log(`${name}-${width}: ${kilobytes(avif)} AVIF, ${kilobytes(webp)} WebP`);
  }
}

function kilobytes({ size }) {
  return `${Math.round(size / 1024)} kB`;
}
