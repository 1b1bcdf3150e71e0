import { expose } from 'comlink';

// Kept by hand: browser-image-compression has had no release since 2023, loads its worker's code
// from a CDN and keeps transparency as PNG; it would replace only `encode` here.

/** Leaves room for the rest of the form within 400 KB per photo. */
const TARGET_BYTES = 360 * 1024;
const MAX_SIDE_PX = 2048;
const QUALITY = 0.8;
const LOWER_QUALITY = 0.65;
/** The size at the lower quality, as a share of the size at the normal one. */
const LOWER_QUALITY_SIZE = 0.65;
const MAX_ATTEMPTS = 5;

/**
 * Returns the image upright and without metadata, at most 2048 px wide and high, as WebP, or as JPEG
 * if the browser cannot encode WebP. Null if the browser cannot decode the file.
 */
export async function compressImage(file: Blob): Promise<Blob | null> {
  const decoded = createImageBitmap(file, { imageOrientation: 'from-image' });
  const bitmap = await decoded.catch((error: DOMException) => {
    if (error.name === 'InvalidStateError') return null;
    throw error;
  });
  if (!bitmap) return null;
  try {
    let sidePx = Math.min(MAX_SIDE_PX, Math.max(bitmap.width, bitmap.height));
    let image = await encode(bitmap, sidePx, QUALITY);
    let expectedBytes = image.size * LOWER_QUALITY_SIZE;
    // Each attempt computes the side from the size of the previous one.
    for (let attempt = 1; image.size > TARGET_BYTES && attempt < MAX_ATTEMPTS; attempt += 1) {
      sidePx = Math.floor(sidePx * Math.min(1, 0.97 * Math.sqrt(TARGET_BYTES / expectedBytes)));
      image = await encode(bitmap, sidePx, LOWER_QUALITY);
      expectedBytes = image.size;
    }
    return image;
  } finally {
    bitmap.close();
  }
}

async function encode(bitmap: ImageBitmap, sidePx: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D context for OffscreenCanvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Safari returns a PNG for a type that it cannot write.
  if (webp.type === 'image/webp') return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

expose(compressImage);
