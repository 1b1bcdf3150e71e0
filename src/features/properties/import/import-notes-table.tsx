import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ImportNote } from '#contract/property-import.ts';
import { ImportNoteRow } from './import-note-row.tsx';

/** Of a row whose cells take two lines; the real height follows once it is drawn. */
const LIKELY_ROW_PX = 88;
const ROWS_BEYOND = 5;
/** The next rows are fetched when this many are left below the screen. */
const NEAR_END_ROWS = 30;

interface ImportNotesTableProps {
  labelledBy: string;
  notes: readonly ImportNote[];
  columns: readonly string[];
  /** How many there are in all, as screen readers are told. */
  total: number | undefined;
  onNearEnd: () => void;
}

/** Of thousands of rows only those about the screen are drawn; phones see each as a block. */
export function ImportNotesTable(props: ImportNotesTableProps) {
  const { labelledBy, notes, columns, total, onNearEnd } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: notes.length,
    estimateSize: () => LIKELY_ROW_PX,
    getItemKey: (index) => notes[index]?.line ?? index,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
  });

  // What stands above the table changes its height: the state, its words. Scrolling does not, and
  // asking then would have the browser lay out the page once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new whenever the screen around it is drawn.
  useLayoutEffect(() => {
    const box = bodyRef.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [props, rows.scrollRect?.width]);

  const drawn = rows.getVirtualItems();
  const first = drawn.at(0);
  const last = drawn.at(-1);
  const isNearEnd = (last?.index ?? 0) > notes.length - NEAR_END_ROWS;
  const fetchMore = useEffectEvent(onNearEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again once more rows are there.
  useEffect(() => {
    if (isNearEnd) fetchMore();
  }, [isNearEnd, notes.length]);

  return (
    <div className="rounded-card border bg-surface">
      <table
        aria-labelledby={labelledBy}
        aria-rowcount={total === undefined ? -1 : total + 1}
        className="w-full text-sm lg:table-fixed max-lg:block"
      >
        <thead className="max-lg:sr-only">
          <tr
            aria-rowindex={1}
            className="bg-sunken text-left [&>th]:h-11 [&>th]:px-4 [&>th]:font-medium"
          >
            <th scope="col" className="w-20 rounded-tl-card">
              Line
            </th>
            <th scope="col" className="w-32">
              Outcome
            </th>
            <th scope="col" className="w-2/5">
              Reason
            </th>
            <th scope="col" className="rounded-tr-card">
              The row
            </th>
          </tr>
        </thead>
        <tbody ref={bodyRef} className="max-lg:block">
          <Space height={first ? first.start - top : 0} />
          {drawn.map(({ index, key }) => {
            const note = notes[index];
            return (
              note && (
                <ImportNoteRow
                  key={key}
                  ref={rows.measureElement}
                  note={note}
                  index={index}
                  columns={columns}
                />
              )
            );
          })}
          <Space height={last ? rows.getTotalSize() - (last.end - top) : 0} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table that is no grid takes no focus.
    <tr aria-hidden="true" className="max-lg:block">
      <td colSpan={4} style={{ height }} className="p-0 max-lg:block" />
    </tr>
  );
}
