/**
 * The `sizes` of a card's image. Phones get a smaller one, which saves data without a visible
 * difference.
 */
export const cardImageSizes =
  '(min-width: 80rem) 390px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, (min-resolution: 2.5dppx) 60vw, 80vw';

/** The `sizes` where wide screens, too, have two cards in a row. */
export const wideCardImageSizes = cardImageSizes.replace('390px', '600px').replace('31vw', '47vw');

/** The number of images that wide screens show at the top of a property's page. */
export const MOSAIC_IMAGES = 3;

/** The first image of a property's page: smaller than it is shown on phones, as on a card. */
export function openingImageSizes(imageCount: number): string {
  const sizes = '(min-width: 40rem) 100vw, (min-resolution: 2.5dppx) 62vw, 82vw';
  if (imageCount < 2) return sizes;
  return `(min-width: 80rem) ${imageCount < MOSAIC_IMAGES ? 50 : 67}vw, ${sizes}`;
}
