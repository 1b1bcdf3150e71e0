import sharp from 'sharp';

/** JPEG images of noise, which take a while to decode and to encode. */
export function createNoiseImages(count: number): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const size = { width: 700, height: 500, channels: 3, background: '#888' } as const;
  const images = Array.from({ length: count }, () =>
    sharp({ create: { ...size, noise } })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
  return Promise.all(images);
}
