import { isUtf8 } from 'node:buffer';
import { ImportFileError } from './import-file-error.ts';

/** One physical line, without its line break. */
export interface CsvLine {
  /** From 1, as in text editors. */
  number: number;
  text: string;
}

export const NOT_A_SPREADSHEET =
  'The file is neither text nor a workbook, so it cannot be read. Choose a CSV or XLSX file.';

const MAX_LINE_BYTES = 1_000_000;
const MIN_BYTES_JUDGED = 200;

/** A CRLF is not split between its characters. */
const lineEnd = /(?<=\n|\r(?!\n))/;

const utf8 = new TextDecoder();
/** The characters of Windows-1252 that are not in Latin-1. TextDecoder of Node 20 reads it as Latin-1. */
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const foreignFormats = [
  { start: '\xd0\xcf\x11\xe0', name: 'an old Excel workbook. Save it as XLSX or CSV' },
  { start: '%PDF', name: 'a PDF. Save the spreadsheet as XLSX or CSV' },
];
/** PNG, JPG, GIF and WEBP. */
const imageSignature = /^(\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP)/s;
/** The control characters that occur in text: tabs, line breaks and form feeds. */
const textControls = '\t\n\v\f\r';
const utf16Marks = [
  { mark: '\xff\xfe', encoding: 'utf-16le' },
  { mark: '\xfe\xff', encoding: 'utf-16be' },
];

/**
 * Splits a CSV file into lines ending in LF, CRLF or CR, without a byte order mark. A line that is
 * not UTF-8 is read as Windows-1252. Written by hand, because node:readline reports no invalid UTF-8.
 * @throws ImportFileError for another format
 */
export async function* csvLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  // In Latin-1 each byte is one character.
  let rest = '';
  let number = 0;
  const lineOf = (line: string): CsvLine => {
    number += 1;
    const bytes = Buffer.from(line.replace(/[\r\n]+$/, ''), 'latin1');
    return { number, text: isUtf8(bytes) ? utf8.decode(bytes) : windows1252(bytes) };
  };
  for await (const chunk of inUtf8(chunks)) {
    rest += chunk.toString('latin1');
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

/** How Windows programs write text that is not UTF-8. */
function windows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => from0x80[character.charCodeAt(0) - 0x80] ?? '');
}

/** Spreadsheet programs call UTF-16 "Unicode text". */
async function* inUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null | undefined;
  let start = Buffer.alloc(0);
  for await (const chunk of chunks) {
    start = Buffer.concat([start, chunk]);
    if (decoder === undefined && start.length < 2) continue;
    if (decoder === undefined) {
      const mark = start.toString('latin1', 0, 2);
      const utf16 = utf16Marks.find((each) => each.mark === mark);
      decoder = utf16 ? new TextDecoder(utf16.encoding) : null;
    }
    yield decoder ? Buffer.from(decoder.decode(start, { stream: true })) : start;
    start = Buffer.alloc(0);
  }
  if (start.length > 0) yield start;
}

function rejectForeignFormat(start: string): void {
  const format = foreignFormats.find((foreign) => start.startsWith(foreign.start));
  if (format) throw new ImportFileError(`The file is ${format.name}, and import that file.`);
  // A tenth of random bytes are control characters. Text has a stray one at most.
  const controls = [...start].filter((char) => char < ' ' && !textControls.includes(char));
  const isBinary = start.length >= MIN_BYTES_JUDGED && controls.length > start.length / 50;
  if (isBinary || imageSignature.test(start)) throw new ImportFileError(NOT_A_SPREADSHEET);
}
