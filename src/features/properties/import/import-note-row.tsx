import { memo, type Ref } from 'react';
import type { ImportNote } from '#contract/property-import.ts';
import { Badge } from '#src/components/ui/badge.tsx';

interface ImportNoteRowProps {
  ref: Ref<HTMLTableRowElement>;
  note: ImportNote;
  /** Among the rows of the table, from 0 on. */
  index: number;
  columns: readonly string[];
}

/** Drawn once, however often the table around it is while it scrolls. */
export const ImportNoteRow = memo(function ImportNoteRow({
  ref,
  note,
  index,
  columns,
}: ImportNoteRowProps) {
  const { line, outcome, reason, cells } = note;
  const isRefused = outcome === 'refused';
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="border-t align-top max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:px-4 max-lg:py-3 lg:[&>*]:px-4 lg:[&>*]:py-3"
    >
      <td className="text-muted tabular-nums">
        <span className="lg:hidden">Line </span>
        {line.toLocaleString('en-NG')}
      </td>
      <td>
        <Badge tone={isRefused ? 'danger' : 'warning'}>
          {isRefused ? 'Refused' : 'Suspicious'}
        </Badge>
      </td>
      <td className="break-words max-lg:w-full">{reason}</td>
      <td className="max-lg:w-full">
        <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
          {namedCells(cells, columns).map(({ key, name, cell }) => (
            <li key={key} className="min-w-0 break-words">
              <span className="text-muted">{name}</span>{' '}
              {cell === '' ? <span className="text-muted italic">empty</span> : cell}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
});

/** Cells by their columns, of which a file may name two alike, and a row have more than there are. */
function namedCells(cells: readonly string[], columns: readonly string[]) {
  return cells.map((cell, at) => {
    const name = columns[at] ?? `cell ${at + 1}`;
    return { key: `${at} ${name}`, name, cell };
  });
}
