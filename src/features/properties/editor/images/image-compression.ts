/** Leaves room for the form around it in the 400 KB that a photograph may cost. */
const TARGET_BYTES = 360 * 1024;

const MAX_SIDE_PX = 2048;
const FINE = 0.8;
const COARSER = 0.65;
/** What a picture weighs at the coarser quality, as a part of what it weighs at the fine one. */
const COARSER_WEIGHT = 0.65;
const MAX_ATTEMPTS = 5;

/**
 * The picture upright, at most 2048 px wide and high, without camera data or position, as WebP or,
 * where the browser writes none, as JPEG. Null where it cannot read the picture at all.
 */
export async function compressPicture(file: Blob): Promise<Blob | null> {
  const bitmap = await decode(file);
  if (!bitmap) return null;
  try {
    let sidePx = Math.min(MAX_SIDE_PX, Math.max(bitmap.width, bitmap.height));
    let picture = await encode(bitmap, sidePx, FINE);
    let expectedBytes = picture.size * COARSER_WEIGHT;
    // Each attempt costs time: the size that fits is told from the one that did not.
    for (let attempt = 1; picture.size > TARGET_BYTES && attempt < MAX_ATTEMPTS; attempt += 1) {
      sidePx = Math.floor(sidePx * Math.min(1, 0.97 * Math.sqrt(TARGET_BYTES / expectedBytes)));
      picture = await encode(bitmap, sidePx, COARSER);
      expectedBytes = picture.size;
    }
    return picture;
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

async function encode(bitmap: ImageBitmap, sidePx: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing outside of the page');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Safari answers a PNG instead.
  if (webp.type === 'image/webp') return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
