import { isUtf8 } from 'node:buffer';
import { ImportFileError } from './import-file-error.ts';

/** One physical line, without its line break. */
export interface CsvLine {
  /** From 1, as in text editors. */
  number: number;
  text: string;
  /** If false, `text` has replacement characters. */
  isUtf8: boolean;
  /** Bytes of the file up to the end of this line. */
  bytesRead: number;
}

const MAX_LINE_BYTES = 1_000_000;

/** A CRLF is not split between its characters. */
const lineEnd = /(?<=\n|\r(?!\n))/;

const utf8 = new TextDecoder();

const foreignFormats = [
  { start: '\xff\xfe', name: 'UTF-16 text' },
  { start: '\xfe\xff', name: 'UTF-16 text' },
  { start: 'PK\x03\x04', name: 'an Excel workbook or a ZIP archive' },
  { start: '\xd0\xcf\x11\xe0', name: 'an old Excel workbook' },
  { start: '%PDF', name: 'a PDF' },
];

/**
 * Splits a CSV file into lines ending in LF, CRLF or CR, without a byte order mark. Written by hand,
 * because node:readline reports neither bytes nor invalid UTF-8.
 * @throws ImportFileError for another format
 */
export async function* csvLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  // In Latin-1 each byte is one character.
  let rest = '';
  let number = 0;
  let bytesRead = 0;
  const lineOf = (line: string): CsvLine => {
    number += 1;
    bytesRead += line.length;
    const bytes = Buffer.from(line.replace(/[\r\n]+$/, ''), 'latin1');
    return { number, text: utf8.decode(bytes), isUtf8: isUtf8(bytes), bytesRead };
  };
  for await (const chunk of chunks) {
    rest += Buffer.from(chunk).toString('latin1');
    if (number === 0) rejectForeignFormat(rest);
    const lines = rest.split(lineEnd);
    // The next chunk may continue the last line, or its line break.
    rest = lines.pop() ?? '';
    yield* lines.map(lineOf);
    if (rest.length > MAX_LINE_BYTES) {
      throw new ImportFileError(`Line ${number + 1} is longer than 1 MB. This is not a CSV file.`);
    }
  }
  if (rest !== '') yield lineOf(rest);
}

function rejectForeignFormat(start: string): void {
  const format = foreignFormats.find((foreign) => start.startsWith(foreign.start));
  if (!format) return;
  throw new ImportFileError(
    `The file is ${format.name}. Save it as "CSV UTF-8" and import that file.`,
  );
}
