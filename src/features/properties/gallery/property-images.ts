import type { Property } from '#contract/property.ts';

/** One picture of a property, whichever API it came from. */
export interface Picture {
  url: string;
  alt: string;
  /** Dominant colour as #rrggbb, where the API tells it. */
  color?: string;
}

/** The pictures in their order, the cover first; each described, and never the same one twice. */
export function picturesOf(property: Pick<Property, 'title' | 'images' | 'pictures'>): Picture[] {
  const { title, pictures } = property;
  const urls = [...new Set(property.images?.filter(Boolean))];
  return urls.map((url, index) => {
    const known = pictures?.find((picture) => picture.url === url);
    return {
      url,
      alt: known?.alt || `${title}, picture ${index + 1} of ${urls.length}`,
      color: known?.color,
    };
  });
}
