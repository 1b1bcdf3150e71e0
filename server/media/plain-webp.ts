const imageChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/**
 * Whether these bytes are one still WebP picture and nothing else: no camera data or other
 * metadata, no animation, nothing hidden behind its end. Says nothing about its pixels.
 */
export function isPlainWebp(bytes: Buffer): boolean {
  const header = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12);
  if (header !== 'RIFFWEBP' || bytes.readUInt32LE(4) !== bytes.length - 8) return false;
  let position = 12;
  while (position + 8 <= bytes.length) {
    if (!imageChunks.has(bytes.toString('latin1', position, position + 4))) return false;
    const size = bytes.readUInt32LE(position + 4);
    position += 8 + size + (size % 2);
  }
  return position === bytes.length;
}
