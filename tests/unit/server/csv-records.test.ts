import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvRecord } from '#server/modules/imports/reading/csv-records.ts';
import { readSpreadsheet } from '#server/modules/imports/reading/csv-records.ts';

describe('Reading a CSV file', () => {
  it('reads every row with its line number, with any line ending and a byte order mark', async () => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const { columns, records } = await read(
        `\ufeffa,b${lineBreak}1,2${lineBreak}${lineBreak}3,4`,
      );
      expect(columns).toEqual(['a', 'b']);
      expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
        [2, '1', '2'],
        [4, '3', '4'],
      ]);
    }
  });

  it('reads the same rows from chunks of any size', async () => {
    const text = 'town,note\r\nẸ̀kọ́,"two\r\nlines, ""quoted"""\r\nIfẹ̀,\r\n';
    const whole = await read(text);
    for (const size of [1, 2, 3, 7]) {
      const cut = await read(text, size);
      expect(cut).toEqual(whole);
    }
    expect(whole.records.map(({ cells }) => cells)).toEqual([
      ['Ẹ̀kọ́', 'two\nlines, "quoted"'],
      ['Ifẹ̀', ''],
    ]);
    expect(whole.records.at(-1)?.bytesRead).toBe(Buffer.byteLength(text));
  });

  it('reads cells separated by semicolons, if the header has more of them than commas', async () => {
    const { columns, records } = await read('title;"city, state";price\nHut;"Lekki; Lagos";1,5\n');
    expect(columns).toEqual(['title', 'city, state', 'price']);
    expect(records.map(({ cells }) => cells)).toEqual([['Hut', 'Lekki; Lagos', '1,5']]);
    const twoLines = await read('\ntitle;"city\nor, state, or, town"\nHut;Lagos\n');
    expect(twoLines.records.map(({ cells }) => cells)).toEqual([['Hut', 'Lagos']]);
    const commas = await read('title,note\nHut,one; two\n');
    expect(commas.records.map(({ cells }) => cells)).toEqual([['Hut', 'one; two']]);
  });

  it('reports the number of cells of a row with too few or too many', async () => {
    const { records } = await read('a,b\n1\n1,2,3\n1,2\n');
    expect(records.map(({ problem }) => problem)).toEqual([
      'the row has 1 cell where the header has 2',
      'the row has 3 cells where the header has 2',
      undefined,
    ]);
  });

  it('rejects only one line for a stray quotation mark', async () => {
    const { records } = await read('a,b\n1,"2\n3,4\n5,6" wide\n7,8\n');
    expect(records.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'a quotation mark is misplaced or not closed'],
      [3, undefined],
      [4, 'a quotation mark is misplaced or not closed'],
      [5, undefined],
    ]);
  });

  it('resumes after a quotation mark that is never closed, in a long file', async () => {
    const { records } = await read(`a,b\n1,"2\n${'3,4\n'.repeat(200)}`);
    expect(records.filter(({ problem }) => problem).map(({ line }) => line)).toEqual([2]);
    expect(records).toHaveLength(201);
  });

  it('rejects only the line that is not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('a,b\nIb'),
      Buffer.from([0xe1]),
      Buffer.from(',1\n2,3'),
    ]);
    const { records } = await read(bytes);
    expect(records.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'the line has characters that are not UTF-8'],
      [3, undefined],
    ]);
  });

  it('loses no line of generated files', async () => {
    const piece = fc.constantFrom(
      '1',
      'Lekki',
      ',',
      ',',
      '"',
      '""',
      ' ',
      '\n',
      '\r\n',
      '\r',
      'ọ',
      '\0',
    );
    const file = fc.array(piece, { maxLength: 80 }).map((pieces) => `a,b,c\n${pieces.join('')}`);
    await fc.assert(
      fc.asyncProperty(file, fc.integer({ min: 1, max: 20 }), async (text, chunkSize) => {
        const { records } = await read(text, chunkSize);
        const reported = records.flatMap(({ line, lastLine }) =>
          Array.from({ length: lastLine - line + 1 }, (_, at) => line + at),
        );
        expect(reported).toEqual([...new Set(reported)].sort((a, b) => a - b));
        const lines = text.split(/\r\n|\n|\r/);
        const unreported = lines.filter(
          (line, at) => at > 0 && line.trim() && !reported.includes(at + 1),
        );
        expect(unreported).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it('rejects an empty file, or one with blank lines only', async () => {
    await expect(read('')).rejects.toThrow('The file is empty.');
    await expect(read('\ufeff\n\n')).rejects.toThrow('The file is empty.');
  });

  it('rejects workbooks and UTF-16 with advice', async () => {
    await expect(read(Buffer.from('PK\u0003\u0004rest'))).rejects.toThrow(
      'The file is an Excel workbook or a ZIP archive. Save it as "CSV UTF-8" and import that file.',
    );
    await expect(read(Buffer.from('\ufeffa,b', 'utf16le'))).rejects.toThrow('UTF-16');
  });

  it('rejects a line that is too long', async () => {
    await expect(read('x'.repeat(2_000_000), 64_000)).rejects.toThrow('longer than 1 MB');
  });
});

async function read(content: string | Buffer, chunkSize = 65_536) {
  const { columns, records } = await readSpreadsheet(() =>
    chunksOf(Buffer.from(content), chunkSize),
  );
  const read: CsvRecord[] = [];
  for await (const record of records()) read.push(record);
  return { columns, records: read };
}

async function* chunksOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
