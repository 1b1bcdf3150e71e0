import type { z } from 'zod';
import type { CsvRecord } from './csv-records.ts';

/** What a row of a spreadsheet says about a property; prices are whole naira, null on request. */
export interface ImportedListing {
  title: string;
  type: string;
  location: string;
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  squareFootage: number | null;
  description: string | null;
}

export interface MappedRow {
  listing: ImportedListing;
  /** Why somebody should look at this row, in words; it is imported all the same. */
  suspicions: string[];
}

/** How the columns of one kind of spreadsheet become listings. */
export interface ColumnMapping<Row extends z.ZodObject = z.ZodObject> {
  /** What `--mapping` asks for. It is part of every listing's id: once used, never change it. */
  name: string;
  /** One cell rule per column; the keys are the columns that the header must have. */
  row: Row;
  describe(row: z.output<Row>): MappedRow;
}

export type ReadRow = { refusal: string } | (MappedRow & { content: string });

/**
 * Checks a row against a mapping. `content` is the row's meaning as one text, equal for rows that
 * say the same ('5' and '5.0'); a refusal says in words what is wrong with which column.
 */
export function readRow(
  record: CsvRecord,
  columns: readonly string[],
  mapping: ColumnMapping,
): ReadRow {
  if (record.problem) return { refusal: record.problem };
  const cells = Object.fromEntries(
    columns.map((column, at) => [columnKey(column), record.cells[at] ?? '']),
  );
  if (Object.keys(mapping.row.shape).every((key) => columnKey(cells[key] ?? '') === key)) {
    return { refusal: 'the row repeats the header' };
  }
  const row = mapping.row.safeParse(cells);
  if (row.success) return { ...mapping.describe(row.data), content: JSON.stringify(row.data) };
  const complaints = row.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const lines =
    record.lastLine > record.line ? ` (the row goes on to line ${record.lastLine})` : '';
  return { refusal: `${complaints.join('; ')}${lines}` };
}

/** A column's name as mappings spell it: 'Parking Space' is parking_space. */
export function columnKey(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}
