import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ImportNote } from '#contract/endpoints/property-import.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import * as texts from './texts.ts';

/** The height of a row with two lines of cells; rows are measured once they are rendered. */
const ESTIMATED_ROW_PX = 88;
const OVERSCAN_ROWS = 5;
/** The next page is fetched when fewer rows are left below the screen. */
const NEAR_END_ROWS = 30;

const columnHeaders = [
  { label: texts.columns.line, className: 'w-20 rounded-tl-card' },
  { label: texts.columns.outcome, className: 'w-32' },
  { label: texts.columns.reason, className: 'w-2/5' },
  { label: texts.columns.row, className: 'rounded-tr-card' },
];

interface ImportNotesTableProps {
  labelledBy: string;
  notes: readonly ImportNote[];
  columns: readonly string[];
  /** The number of rows on all pages, if known. */
  total: number | undefined;
  onNearEnd: () => void;
}

/** Renders only the rows near the screen; on small screens each row is a block. */
export function ImportNotesTable(props: ImportNotesTableProps) {
  const { labelledBy, notes, columns, total, onNearEnd } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: notes.length,
    estimateSize: () => ESTIMATED_ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
  });

  // The content above changes its height with the state of the import. Measuring on scroll as well
  // would force a layout per frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: props change when the parent renders.
  useLayoutEffect(() => {
    const box = bodyRef.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [props, rows.scrollRect?.width]);

  const items = rows.getVirtualItems();
  const first = items.at(0);
  const last = items.at(-1);
  const isNearEnd = (last?.index ?? 0) > notes.length - NEAR_END_ROWS;
  const fetchMore = useEffectEvent(onNearEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when a page has arrived.
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
            {columnHeaders.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef} className="max-lg:block">
          <SpacerRow height={first ? first.start - top : 0} />
          {notes.slice(first?.index, (last?.index ?? -1) + 1).map((note, position) => (
            <NoteRow
              key={note.line}
              ref={rows.measureElement}
              note={note}
              index={(first?.index ?? 0) + position}
              columns={columns}
            />
          ))}
          <SpacerRow height={last ? rows.getTotalSize() - (last.end - top) : 0} />
        </tbody>
      </table>
    </div>
  );
}

/** Takes the space of rows that are not rendered. */
function SpacerRow({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a plain table row is not focusable.
    <tr aria-hidden="true" className="max-lg:block">
      <td colSpan={4} style={{ height }} className="p-0 max-lg:block" />
    </tr>
  );
}

interface NoteRowProps {
  ref: Ref<HTMLTableRowElement>;
  note: ImportNote;
  /** Among the rows of the table, from 0. */
  index: number;
  columns: readonly string[];
}

const NoteRow = memo(function NoteRow({ ref, note, index, columns }: NoteRowProps) {
  const { line, outcome, reason, cells } = note;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-t align-top max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:px-4 max-lg:py-3 lg:[&>*]:px-4 lg:[&>*]:py-3"
    >
      <td className="text-muted tabular-nums">
        <span className="lg:hidden">{texts.columns.line} </span>
        {line.toLocaleString('en-NG')}
      </td>
      <td>
        <Badge tone={outcome === 'rejected' ? 'warning' : 'neutral'}>
          {texts.outcomes[outcome]}
        </Badge>
      </td>
      <td className="wrap-anywhere first-letter:uppercase max-lg:w-full">{reason}</td>
      <td className="max-lg:w-full">
        <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
          {namedCells(cells, columns).map(({ key, name, cell }) => (
            <li key={key} className="min-w-0 wrap-anywhere">
              <span className="text-muted">{name}</span>{' '}
              {cell === '' ? <span className="text-muted italic">{texts.emptyCell}</span> : cell}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
});

/** Columns may have the same name twice, and a row more cells than there are columns. */
function namedCells(cells: readonly string[], columns: readonly string[]) {
  return cells.map((cell, index) => {
    const name = columns[index] ?? texts.cell(index + 1);
    return { key: `${index} ${name}`, name, cell };
  });
}
