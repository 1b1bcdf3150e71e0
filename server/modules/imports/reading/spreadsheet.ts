import { ImportFileError } from '#server/modules/imports/import-file-error.ts';
import { csvLines } from './csv-lines.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';

export interface Spreadsheet {
  /** The header's cells as the file spells them. */
  columns: string[];
  /** The rows below the header; they can be read once, and hold the file open until they end or return. */
  records: AsyncGenerator<CsvRecord>;
}

/** Opens a CSV file by its header. Throws ImportFileError where it has none that can be read. */
export async function readSpreadsheet(chunks: AsyncIterable<Uint8Array>): Promise<Spreadsheet> {
  const records = csvRecords(csvLines(chunks));
  const { value: header, done } = await records.next();
  if (done) throw new ImportFileError('The file is empty.');
  const problem = headerProblem(header);
  if (problem) {
    await records.return(undefined);
    throw new ImportFileError(problem);
  }
  return { columns: header.cells.map((cell) => cell.trim()), records };
}

function headerProblem({ cells, problem }: CsvRecord): string | null {
  // No text has a zero byte, and next to every other format does.
  const isText = cells.every((cell) => !cell.includes('\0'));
  if (!isText) return 'The file is not text, and so no CSV file.';
  return problem ? `The header cannot be read: ${problem}.` : null;
}
