import { csvLines } from './csv-lines.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import { ImportFileError } from './import-file-error.ts';

export interface Spreadsheet {
  /** The header's cells as the file spells them. */
  columns: string[];
  /** The rows below the header; they can be read once. */
  records: AsyncIterable<CsvRecord>;
}

/** Opens a CSV file by its header. Throws ImportFileError where it has none that can be read. */
export async function readSpreadsheet(chunks: AsyncIterable<Uint8Array>): Promise<Spreadsheet> {
  const records = csvRecords(csvLines(chunks));
  const { value: header, done } = await records.next();
  if (done) throw new ImportFileError('The file is empty.');
  if (header.problem) throw new ImportFileError(`The header cannot be read: ${header.problem}.`);
  return { columns: header.cells.map((cell) => cell.trim()), records };
}
