import { type ColumnMapping, columnKey } from './column-mapping.ts';
import { ImportFileError } from './import-file-error.ts';
import { nigeriaHousesMapping } from './nigeria-houses-mapping.ts';

/** If a header fits several, the mapping with the most columns is used. */
const columnMappings: readonly ColumnMapping[] = [nigeriaHousesMapping];

/** The mapping whose columns the header has. @throws ImportFileError with the missing columns */
export function findColumnMapping(
  header: readonly string[],
  mappings = columnMappings,
): ColumnMapping {
  const [nearest] = mappings
    .map((mapping) => ({ mapping, missing: missingColumns(mapping, header) }))
    .sort((a, b) => a.missing.length - b.missing.length || columnCount(b) - columnCount(a));
  if (nearest?.missing.length === 0) return withoutRepeats(nearest.mapping, header);
  throw new ImportFileError(
    `Missing columns: ${nearest?.missing.join(', ')}. ` +
      `The first row has: ${shortened(header.join(', '))}. ` +
      'Separate columns with commas or semicolons.',
  );
}

function withoutRepeats(mapping: ColumnMapping, header: readonly string[]): ColumnMapping {
  const keys = header.map(columnKey);
  const repeated = Object.keys(mapping.row.shape).find(
    (column) => keys.indexOf(column) !== keys.lastIndexOf(column),
  );
  if (repeated === undefined) return mapping;
  throw new ImportFileError(`The header has the column ${repeated} twice.`);
}

function missingColumns({ row }: ColumnMapping, header: readonly string[]): string[] {
  const present = new Set(header.map(columnKey));
  return Object.keys(row.shape).filter((column) => !present.has(column));
}

function columnCount({ mapping }: { mapping: ColumnMapping }): number {
  return Object.keys(mapping.row.shape).length;
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
