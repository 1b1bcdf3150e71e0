import { useState } from 'react';
import { fallbackSource, type ImageSource, imageSource } from './image-url.ts';

/** The source of an image, its fallback after the first `onError`, and null after the last. */
export function useImageSource(address: string): {
  source: ImageSource | null;
  onError: () => void;
} {
  const [failed, setFailed] = useState({ address, times: 0 });
  const times = failed.address === address ? failed.times : 0;
  const fallback = fallbackSource(address);
  const sources = [imageSource(address), ...(fallback ? [fallback] : [])];
  return {
    source: sources[times] ?? null,
    onError: () => setFailed({ address, times: times + 1 }),
  };
}
