import type { Property } from '#contract/property/property.ts';
import { imagesOf, PropertyPhoto } from './property-photo.tsx';

interface PropertyThumbnailProps {
  property: Pick<Property, 'title' | 'images' | 'imageDetails'>;
  /** Its size. */
  className: string;
}

/** The first photo, beside the title. */
export function PropertyThumbnail({ property, className }: PropertyThumbnailProps) {
  return (
    <div aria-hidden="true" className={`${className} shrink-0 overflow-hidden rounded-checkbox`}>
      <PropertyPhoto image={imagesOf(property)[0]} sizes="64px" />
    </div>
  );
}
