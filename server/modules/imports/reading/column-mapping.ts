import { z } from 'zod';
import { PropertyFeatures } from '#contract/property/property.ts';
import type { CsvRecord } from './csv-records.ts';

/** A property read from a spreadsheet; prices are whole naira, null on request. */
export const ImportedListing = z.object({
  title: z.string(),
  type: z.string(),
  location: z.string(),
  price: z.int().nullable(),
  features: PropertyFeatures,
  description: z.string().nullable(),
});
export type ImportedListing = z.infer<typeof ImportedListing>;

export interface MappedRow {
  listing: ImportedListing;
  /** Reasons to review the row, which is imported nevertheless. */
  suspicions: readonly string[];
}

/** Maps the columns of one kind of spreadsheet to listings. */
export interface ColumnMapping<Row extends z.ZodObject = z.ZodObject> {
  /** The value of `--mapping`, and part of every listing's id: never change it. */
  name: string;
  /** One cell rule per required column. */
  row: Row;
  describe(row: z.output<Row>): MappedRow;
}

export type ReadRow = { rejection: string } | (MappedRow & { content: string });

/**
 * Checks a row against a mapping. `content` is the parsed row as text, equal for rows with the same
 * values ('5' and '5.0'); `rejection` contains an error per invalid column.
 */
export function readRow(
  record: CsvRecord,
  columns: readonly string[],
  mapping: ColumnMapping,
): ReadRow {
  if (record.problem) return { rejection: record.problem };
  const cells = Object.fromEntries(
    columns.map((column, at) => [columnKey(column), record.cells[at] ?? '']),
  );
  if (Object.keys(mapping.row.shape).every((key) => columnKey(cells[key] ?? '') === key)) {
    return { rejection: 'the row repeats the header' };
  }
  const row = mapping.row.safeParse(cells);
  if (row.success) return { ...mapping.describe(row.data), content: JSON.stringify(row.data) };
  const errors = row.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const lines =
    record.lastLine > record.line ? ` (the row continues to line ${record.lastLine})` : '';
  return { rejection: `${errors.join('; ')}${lines}` };
}

/** A column's name in mappings: 'Parking Space' is parking_space. */
export function columnKey(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}
