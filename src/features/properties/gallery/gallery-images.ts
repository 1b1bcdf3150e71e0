import type { Property } from '#contract/property/property.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { type GalleryImage, imagesOf } from './property-photo.tsx';
import * as texts from './texts.ts';

/** The photos, and at the end the floor plan. */
export function galleryOf(property: Property): GalleryImage[] {
  const photos = imagesOf(property);
  const plan = hasCapability('floor-plans') && property.floorPlan;
  if (!plan) return photos;
  return [
    // The same file may be stored as a photo, too.
    ...photos.filter(({ url }) => url !== plan.url),
    {
      url: plan.url,
      alt: texts.floorPlanOf(property.title),
      caption: texts.floorPlan,
      color: '#ffffff',
      isFloorPlan: true,
    },
  ];
}
