import sharp from 'sharp';

const SIZE = { width: 4000, height: 3000 };
/** The GPS position in the photo, in Lagos. */
const POSITION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '6/1 27/1 4788/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '3/1 26/1 5532/100',
};

/**
 * A JPEG of 12 megapixels as a phone makes it: with detail and grain everywhere, stored sideways
 * with an orientation tag, and with the camera's name and the position.
 */
export async function photoWithPosition(): Promise<Buffer> {
  const scene = await sharp('server/demo/photos/villa-pool-day.webp')
    .resize({ ...SIZE, fit: 'cover', kernel: 'lanczos3' })
    .sharpen({ sigma: 1.5 })
    .toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer();
  return sharp(scene)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'Gida', Model: 'Test camera' }, IFD3: POSITION })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}
