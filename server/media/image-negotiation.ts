import type { PictureVariant } from './image-variant.ts';

/**
 * The leanest format that an Accept header names. Wildcards count for nothing: whatever sends only
 * those may be older than AVIF and WebP, and reads JPEG.
 */
export function formatFor(accept: string | undefined): PictureVariant['format'] {
  const ranges = (accept ?? '').toLowerCase().split(',');
  const accepts = (type: string) =>
    ranges.some((range) => {
      const [name, ...parameters] = range.split(';').map((part) => part.trim());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'jpeg';
}

/** Whether an If-None-Match header says that the caller has what this entity tag stands for. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
