import { useMediaQuery } from '#src/lib/media-query.ts';

/** How whoever shows a grid reaches into it. */
export interface PropertyGridHandle {
  /** Moves the focus to the card at that place, from 0. */
  focusCard(index: number): void;
}

/**
 * How wide a card's picture is drawn, as the `sizes` attribute puts it: on a phone a little less,
 * since its screen shows no difference, and data costs money.
 */
export const cardPictureSizes =
  '(min-width: 1280px) 390px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, (min-resolution: 2.5dppx) 60vw, 80vw';

interface GridShape {
  columns: number;
  gap: number;
  /** About how high a row is, in pixels, before any is there to be measured. */
  rowHeight: number;
}

const PAGE_PX = 1280;
/** Of a card without its picture, whose height follows its width. */
const WORDS_PX = 186;

/** The grid of `PropertyGrid` in numbers: one, two or three cards across. */
export function useGridShape(): GridShape {
  const isMedium = useMediaQuery('(min-width: 768px)');
  const isLarge = useMediaQuery('(min-width: 1024px)');
  const columns = isLarge ? 3 : isMedium ? 2 : 1;
  const gap = isLarge ? 24 : 20;
  const margins = isLarge ? 64 : isMedium ? 48 : 32;
  const width = Math.min(document.documentElement.clientWidth, PAGE_PX) - margins;
  const cardWidth = (width - (columns - 1) * gap) / columns;
  return { columns, gap, rowHeight: Math.round(cardWidth * 0.75 + WORDS_PX) };
}
