import type { Property } from '#contract/property.ts';
import { type EditedImage, newImages, removedImages } from './images/image-list.ts';
import { changedFields, comparedFieldLabels, type PropertyState } from './property-changes.ts';
import * as texts from './texts.ts';

const { photos, unsaved } = texts;

const MAX_NAMED = 4;

/** The changed fields of the form: 'price, 2 photos'; empty if there are none. */
export function unsavedSummary(base: Property | undefined, yours: PropertyState): string {
  const parts = changedFields(base, yours).map((field) =>
    field === 'images' ? imagesSummary(yours.images) : lowerFirst(comparedFieldLabels[field]),
  );
  const more = parts.length - MAX_NAMED;
  return more > 1 ? unsaved.andMore(parts.slice(0, MAX_NAMED).join(', '), more) : parts.join(', ');
}

/** '2 photos', '1 photo removed'; 'order of photos' if none is new or removed. */
function imagesSummary(images: readonly EditedImage[]): string {
  const [added, removed] = [newImages(images).length, removedImages(images).length];
  const parts = [added && photos.count(added), removed && unsaved.removedPhotos(removed)];
  return parts.filter(Boolean).join(', ') || unsaved.photoOrder;
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
