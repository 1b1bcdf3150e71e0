import { ImportFileError } from '#server/modules/imports/import-file-error.ts';

/** One physical line, without its line break. */
export interface CsvLine {
  /** Counted from 1, as editors and spreadsheets show it. */
  number: number;
  text: string;
  /** False where the bytes are not UTF-8; `text` then stands in for them. */
  isUtf8: boolean;
  /** How many bytes of the file have been read when this line is over. */
  bytesRead: number;
}

const LINE_BREAK = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const longestLineBytes = 1_000_000;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const lenientUtf8 = new TextDecoder('utf-8');

const foreignFormats = [
  { start: [0xff, 0xfe], name: 'UTF-16 text' },
  { start: [0xfe, 0xff], name: 'UTF-16 text' },
  { start: [0x50, 0x4b, 0x03, 0x04], name: 'an Excel workbook or a ZIP archive' },
  { start: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel workbook' },
  { start: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
];

/**
 * Cuts the bytes of a CSV file into lines, whether they end in LF, CRLF or CR. A byte order mark is
 * dropped. Throws ImportFileError where the bytes are of another format altogether.
 */
export async function* csvLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  let rest = Buffer.alloc(0);
  let number = 0;
  let bytesRead = 0;
  let isFirstChunk = true;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    if (isFirstChunk) refuseForeignFormat(rest);
    isFirstChunk = false;
    let start = 0;
    for (let at = 0; at < rest.length; at += 1) {
      const end = lineBreakEnd(rest, at);
      if (end === null) continue;
      // A carriage return that ends the chunk may be the first half of a CRLF.
      if (rest[at] === CARRIAGE_RETURN && at === rest.length - 1) break;
      bytesRead += end - start;
      number += 1;
      yield lineOf(rest.subarray(start, at), number, bytesRead);
      start = end;
      at = end - 1;
    }
    rest = rest.subarray(start);
    if (rest.length > longestLineBytes) {
      throw new ImportFileError(`Line ${number + 1} is endless: this is not a CSV file.`);
    }
  }
  if (rest.length === 0) return;
  const text = rest.at(-1) === CARRIAGE_RETURN ? rest.subarray(0, -1) : rest;
  yield lineOf(text, number + 1, bytesRead + rest.length);
}

function lineBreakEnd(bytes: Buffer, at: number): number | null {
  if (bytes[at] === LINE_BREAK) return at + 1;
  if (bytes[at] !== CARRIAGE_RETURN) return null;
  return bytes[at + 1] === LINE_BREAK ? at + 2 : at + 1;
}

function lineOf(bytes: Uint8Array, number: number, bytesRead: number): CsvLine {
  try {
    return { number, text: strictUtf8.decode(bytes), isUtf8: true, bytesRead };
  } catch {
    return { number, text: lenientUtf8.decode(bytes), isUtf8: false, bytesRead };
  }
}

function refuseForeignFormat(bytes: Uint8Array): void {
  const format = foreignFormats.find(({ start }) => start.every((byte, at) => bytes[at] === byte));
  if (!format) return;
  throw new ImportFileError(`The file is ${format.name}. Save it as "CSV UTF-8" and import that.`);
}
