import { createReadStream } from 'node:fs';

interface TextLine {
  text: string;
  /** The byte after its line break. */
  end: number;
}

/**
 * The lines of a UTF-8 file from a byte on. Not node:readline, which ends lines at U+2028 too and does
 * not count bytes.
 */
export async function* textLines(path: string, start = 0): AsyncGenerator<TextLine> {
  let rest = Buffer.alloc(0);
  let end = start;
  for await (const chunk of createReadStream(path, { start })) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let at = rest.indexOf(10); at !== -1; at = rest.indexOf(10)) {
      end += at + 1;
      yield { text: rest.toString('utf8', 0, at), end };
      rest = rest.subarray(at + 1);
    }
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), end: end + rest.length };
}
