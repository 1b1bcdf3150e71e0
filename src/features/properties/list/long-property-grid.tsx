import {
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { cn } from '#src/lib/class-names.ts';
import { useMediaQuery } from '#src/lib/media-query.ts';
import { PropertyCard } from './property-cards.tsx';
import * as texts from './texts.ts';

/** Rows rendered beyond the screen, if a row has few cards. */
const OVERSCAN_ROWS = 1;
const FEW_CARDS = 2;

interface LongPropertyGridProps {
  properties: readonly Property[];
  /** The number of results on all pages. */
  total: number;
  isStale?: boolean;
  /** At most two cards in a row instead of three. */
  isWide?: boolean;
}

/** The measured row heights of the previous visit, which scroll restoration needs. */
let previousRows: { columns: number; rows: VirtualItem[] } = { columns: 0, rows: [] };

/** `PropertyGrid` for long lists: renders only the cards near the screen. */
export function LongPropertyGrid({
  properties,
  total,
  isStale,
  isWide = false,
}: LongPropertyGridProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focusedRow, setFocusedRow] = useState<number>();
  const { columns, gap, rowHeight } = useGridShape(isWide);

  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(properties.length / columns),
    estimateSize: () => rowHeight,
    initialMeasurementsCache: previousRows.columns === columns ? previousRows.rows : [],
    getItemKey: (row) => properties[row * columns]?._id ?? row,
    gap,
    overscan: columns <= FEW_CARDS ? OVERSCAN_ROWS : 0,
    scrollMargin: top,
    rangeExtractor: (range) => rowsOf(range, focusedRow),
    // The virtualizer's initial scroll would undo the router's scroll restoration.
    scrollToFn: (offset, options, list) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, list);
    },
  });

  // The applied filters above the list change its offset.
  useLayoutEffect(() => {
    const box = listRef.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  useEffect(() => {
    return () => {
      previousRows = { columns, rows: rows.takeSnapshot() };
    };
  }, [columns, rows]);

  return (
    // The rows between the list and its items are not allowed in a <ul>.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={listRef}
      role="list"
      aria-label={texts.properties}
      aria-busy={isStale || undefined}
      onFocus={({ target }) => setFocusedRow(rowIndexOf(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedRow(undefined);
      }}
      style={{ height: rows.getTotalSize() }}
      className={cn('relative transition-opacity', isStale && 'opacity-50 delay-150')}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          style={{
            translate: `0 ${row.start - top}px`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gap,
          }}
          className="absolute inset-x-0 top-0 grid"
        >
          {properties
            .slice(row.index * columns, (row.index + 1) * columns)
            .map((property, column) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={property._id}
                role="listitem"
                data-card={row.index * columns + column}
                aria-setsize={total}
                aria-posinset={row.index * columns + column + 1}
              >
                <PropertyCard property={property} isPriority={row.index === 0} isWide={isWide} />
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

function rowIndexOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset.index);
}

/** The rows near the screen and around the focused card, which Tab continues from. */
function rowsOf({ startIndex, endIndex, overscan, count }: Range, focusedRow?: number): number[] {
  const rows = new Set<number>();
  for (let row = startIndex - overscan; row <= endIndex + overscan; row += 1) rows.add(row);
  if (focusedRow !== undefined) for (const step of [-1, 0, 1]) rows.add(focusedRow + step);
  return [...rows].filter((row) => row >= 0 && row < count).sort((a, b) => a - b);
}

const PAGE_PX = 1280;
/** The height of a card below its image. */
const CARD_TEXT_PX = 186;

/** The columns of `PropertyGrid`, their gap and the estimated height of a row in pixels. */
function useGridShape(isWide: boolean) {
  const isMedium = useMediaQuery('(min-width: 768px)');
  const isLarge = useMediaQuery('(min-width: 1024px)');
  const columns = isLarge && !isWide ? 3 : isMedium ? 2 : 1;
  const gap = isLarge ? 24 : 20;
  const margins = isLarge ? 64 : isMedium ? 48 : 32;
  const width = Math.min(document.documentElement.clientWidth, PAGE_PX) - margins;
  const cardWidth = (width - (columns - 1) * gap) / columns;
  const imageHeight = isLarge && isWide ? cardWidth / 2 : (cardWidth * 2) / 3;
  return { columns, gap, rowHeight: Math.round(imageHeight + CARD_TEXT_PX) };
}
