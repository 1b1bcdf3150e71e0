import { type CSSProperties, useMemo } from 'react';
import type { ImportField, ImportMapping } from '#contract/endpoints/import-mapping.ts';
import type { ImportJob, ImportRow } from '#contract/endpoints/property-import.ts';
import { useChangeRow } from './import-mutations.ts';
import { RowOfFile, type ShownColumn } from './import-row.tsx';
import { fieldLabels } from './mapping-texts.ts';
import { rowsTable as labels } from './texts.ts';

/** In rem, on wide screens. */
const WIDTHS = { row: 12, short: 8, text: 9, long: 15, action: 10 };
const shortFields: readonly ImportField[] = ['bedrooms', 'bathrooms', 'squareFootage'];
const longFields: readonly ImportField[] = ['title', 'description', 'amenities', 'photos'];

interface ImportRowTableProps {
  labelledBy: string;
  job: ImportJob;
  rows: readonly ImportRow[];
  mapping: ImportMapping;
}

/**
 * The cells that are imported, in the order of the file. Each row is a grid, and a block on small screens,
 * because the browser can skip those outside of the screen, but no rows of a table.
 */
export function ImportRowTable({ labelledBy, job, rows, mapping }: ImportRowTableProps) {
  const { columns: fields } = mapping;
  const columns = useMemo(
    () =>
      fields.flatMap((field, at): ShownColumn[] => {
        if (field === null) return [];
        const isShared = fields.indexOf(field) !== fields.lastIndexOf(field);
        return [{ at, field, label: isShared ? (job.columns[at] ?? '') : fieldLabels[field] }];
      }),
    [fields, job.columns],
  );
  const { mutate, mutateAsync } = useChangeRow(job.id);
  const isOpen = job.state === 'checked';
  const widths = [
    WIDTHS.row,
    ...columns.map(({ field }) => widthOf(field)),
    ...(isOpen ? [WIDTHS.action] : []),
  ];
  const sizes = {
    '--row-columns': widths.map((width) => `minmax(${width}rem, ${width}fr)`).join(' '),
    '--row-width': `${widths.reduce((sum, width) => sum + width)}rem`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div
      role="group"
      aria-labelledby={labelledBy}
      // The keyboard must reach what scrolls sideways; open rows have buttons for that.
      tabIndex={isOpen ? undefined : 0}
      className="relative rounded-card border bg-surface lg:overflow-x-auto"
    >
      <table
        aria-labelledby={labelledBy}
        // The type of `style` has no custom properties.
        style={sizes as CSSProperties}
        className="block text-sm lg:min-w-(--row-width)"
      >
        <thead className="max-lg:sr-only lg:block">
          <tr className="grid-cols-(--row-columns) items-center bg-sunken text-left lg:grid [&>th]:px-3 [&>th]:py-3 [&>th]:font-medium">
            <th className="sticky left-0 z-1 bg-sunken">{labels.row}</th>
            {columns.map(({ at, label }) => (
              <th key={at} className="wrap-break-word">
                {label}
              </th>
            ))}
            {isOpen && (
              <th>
                <span className="sr-only">{labels.action}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="block">
          {rows.map((row) => (
            <RowOfFile
              key={row.line}
              row={row}
              columns={columns}
              isOpen={isOpen}
              onChange={mutate}
              onCorrect={mutateAsync}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function widthOf(field: ImportField): number {
  if (shortFields.includes(field)) return WIDTHS.short;
  return longFields.includes(field) ? WIDTHS.long : WIDTHS.text;
}
