import {
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Property } from '#contract/property.ts';
import { classNames } from '#src/lib/class-names.ts';
import { PropertyCard } from './property-card.tsx';
import { type PropertyGridHandle, useGridShape } from './property-grid-shape.ts';

/** Rows that are drawn beyond the screen, where a row is few cards. */
const ROWS_BEYOND = 1;
const FEW_CARDS = 2;

interface LongPropertyGridProps {
  ref?: Ref<PropertyGridHandle>;
  properties: readonly Property[];
  /** The number of results on all pages. */
  total: number;
  isStale?: boolean;
}

/** How high the rows were when the list was last left: who comes back finds the same place. */
let rowsLeft: { columns: number; rows: VirtualItem[] } = { columns: 0, rows: [] };

/** The same cards as in `PropertyGrid`, of which only those about the screen are drawn. */
export function LongPropertyGrid({ ref, properties, total, isStale }: LongPropertyGridProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focusedRow, setFocusedRow] = useState<number>();
  const { columns, gap, rowHeight } = useGridShape();

  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(properties.length / columns),
    estimateSize: () => rowHeight,
    initialMeasurementsCache: rowsLeft.columns === columns ? rowsLeft.rows : [],
    getItemKey: (row) => properties[row * columns]?._id ?? row,
    gap,
    overscan: columns <= FEW_CARDS ? ROWS_BEYOND : 0,
    scrollMargin: top,
    rangeExtractor: (range) => rowsOf(range, focusedRow),
    // It would begin by scrolling to where the page before was, but the router knows better.
    scrollToFn: (offset, options, list) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, list);
    },
  });

  // What stands above the list changes its height: filters that are applied, their words.
  useLayoutEffect(() => {
    const box = listRef.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  useEffect(() => {
    return () => {
      rowsLeft = { columns, rows: rows.takeSnapshot() };
    };
  }, [columns, rows]);
  useImperativeHandle(ref, () => ({
    focusCard: (index) =>
      listRef.current
        ?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`)
        ?.focus({ preventScroll: true }),
  }));

  return (
    // Rows stand between the list and its items, which <ul> and <li> do not allow.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={listRef}
      role="list"
      aria-label="Properties"
      aria-busy={isStale || undefined}
      onFocus={({ target }) => setFocusedRow(rowHolding(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedRow(undefined);
      }}
      style={{ height: rows.getTotalSize() }}
      className={classNames('relative transition-opacity', isStale && 'opacity-50 delay-150')}
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
                aria-setsize={total}
                aria-posinset={row.index * columns + column + 1}
              >
                <PropertyCard property={property} isPriority={row.index === 0} />
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

function rowHolding(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset.index);
}

/**
 * The rows about the screen, and those about the card with the focus: it must not go away, and Tab
 * must find the next.
 */
function rowsOf({ startIndex, endIndex, overscan, count }: Range, focusedRow?: number): number[] {
  const rows = new Set<number>();
  for (let row = startIndex - overscan; row <= endIndex + overscan; row += 1) rows.add(row);
  if (focusedRow !== undefined) for (const step of [-1, 0, 1]) rows.add(focusedRow + step);
  return [...rows].filter((row) => row >= 0 && row < count).sort((a, b) => a - b);
}
