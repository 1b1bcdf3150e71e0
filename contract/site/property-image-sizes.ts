/**
 * The `sizes` of a card's image. Phones get a smaller one, which saves data without a visible
 * difference.
 */
export const cardImageSizes =
  '(min-width: 1280px) 390px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, (min-resolution: 2.5dppx) 60vw, 80vw';

/** The `sizes` where wide screens, too, have two cards in a row. */
export const wideCardImageSizes = cardImageSizes.replace('390px', '600px').replace('31vw', '47vw');

/** The first image of a property's page: smaller than it is shown on phones, as on a card. */
export const openingImageSizes = '(min-width: 640px) 100vw, (min-resolution: 2.5dppx) 62vw, 82vw';
