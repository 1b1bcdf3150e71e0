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

const LINE_BREAK = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const MAX_LINE_BYTES = 1_000_000;

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
 * Splits a CSV file into lines ending in LF, CRLF or CR, without a byte order mark. Written by hand,
 * because node:readline reports neither bytes nor invalid UTF-8.
 * @throws ImportFileError for another format
 */
export async function* csvLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  let rest = Buffer.alloc(0);
  let number = 0;
  let bytesRead = 0;
  let isFirstChunk = true;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    if (isFirstChunk) rejectForeignFormat(rest);
    isFirstChunk = false;
    let start = 0;
    for (let at = 0; at < rest.length; at += 1) {
      const end = lineBreakEnd(rest, at);
      if (end === null) continue;
      // A carriage return at the end of a chunk may be the first half of a CRLF.
      if (rest[at] === CARRIAGE_RETURN && at === rest.length - 1) break;
      bytesRead += end - start;
      number += 1;
      yield lineOf(rest.subarray(start, at), number, bytesRead);
      start = end;
      at = end - 1;
    }
    rest = rest.subarray(start);
    if (rest.length > MAX_LINE_BYTES) {
      throw new ImportFileError(`Line ${number + 1} is longer than 1 MB. This is not a CSV file.`);
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

function rejectForeignFormat(bytes: Uint8Array): void {
  const format = foreignFormats.find(({ start }) => start.every((byte, at) => bytes[at] === byte));
  if (!format) return;
  throw new ImportFileError(
    `The file is ${format.name}. Save it as "CSV UTF-8" and import that file.`,
  );
}
