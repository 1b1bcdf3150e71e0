import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, type SheetRow } from '#server/modules/imports/reading/csv-records.ts';

describe('Reading a CSV file', () => {
  it('reads every row with its line number, with any line ending and a byte order mark', async () => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const records = await read(`\ufeffa,b${lineBreak}1,2${lineBreak}${lineBreak}3,4`);
      expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
        [1, 'a', 'b'],
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
    expect(whole.slice(1).map(({ cells }) => cells)).toEqual([
      ['Ẹ̀kọ́', 'two\nlines, "quoted"'],
      ['Ifẹ̀', ''],
    ]);
  });

  it.each([
    [
      'semicolons',
      'title;"city, state";price\nHut;"Lekki; Lagos";1,5\n',
      ['Hut', 'Lekki; Lagos', '1,5'],
    ],
    ['commas', 'title,note\nHut,one; two\n', ['Hut', 'one; two']],
    ['tabs', 'title\tprice\nHut\t85,000,000\n', ['Hut', '85,000,000']],
    ['what the first line says', 'sep=;\na;b\n1,2;3,4\n', ['1,2', '3,4']],
    [
      'semicolons below a title and around prices with commas',
      'Houses, Lagos, Abuja\na;b;c\n1,000,000;x, y, z;3\n2,000,000;x;3\n',
      ['2,000,000', 'x', '3'],
    ],
  ])('reads cells separated by %s', async (_, text, last) => {
    expect((await read(text)).at(-1)?.cells).toEqual(last);
  });

  it('skips lines without a filled cell', async () => {
    const text = 'a;b\n;\n1;2\n ; \n;3\n';
    expect((await read(text)).map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'a', 'b'],
      [3, '1', '2'],
      [5, '', '3'],
    ]);
  });

  it('reads Windows-1252 and UTF-16, and only the lines that are not UTF-8 in the former', async () => {
    const bytes = Buffer.concat([
      Buffer.from('a,b\nIb'),
      Buffer.from([0xe1, 0x20, 0x96, 0x20, 0x93]),
      Buffer.from(',1\nọ,3'),
    ]);
    expect((await read(bytes)).map(({ cells }) => cells[0])).toEqual(['a', 'Ibá – “', 'ọ']);
    for (const encoded of [
      Buffer.from('\ufeffa\t₦5\nb\tẹ', 'utf16le'),
      swapped('\ufeffa\t₦5\nb\tẹ'),
    ]) {
      for (const size of [1, 64]) {
        expect((await read(encoded, size)).map(({ cells }) => cells)).toEqual([
          ['a', '₦5'],
          ['b', 'ẹ'],
        ]);
      }
    }
  });

  it('rejects only one line for a stray quotation mark', async () => {
    const records = await read('a,b\n1,"2\n3,4\n5,6" wide\n7,8\n');
    expect(records.slice(1).map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'a quotation mark is misplaced or not closed'],
      [3, undefined],
      [4, 'a quotation mark is misplaced or not closed'],
      [5, undefined],
    ]);
  });

  it('resumes after a quotation mark that is never closed, in a long file', async () => {
    const records = await read(`a,b\n1,"2\n${'3,4\n'.repeat(500)}`);
    expect(records.filter(({ problem }) => problem).map(({ line }) => line)).toEqual([2]);
    expect(records).toHaveLength(502);
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
        const records = await read(text, chunkSize);
        const lines = text.split(/\r\n|\n|\r/);
        const numbers = records.map(({ line }) => line);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        // A row with line breaks in a quoted cell has the text of all its lines.
        const seen = records.map(({ cells }) => cells.join('')).join('');
        const plain = (part: string) => part.replaceAll('\0', '\ufffd').replace(/[",;\t|\s]/g, '');
        expect(plain(seen)).toBe(plain(lines.join('')));
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it('rejects what is neither text nor a workbook, with advice', async () => {
    await expect(read('%PDF-1.7')).rejects.toThrow(
      'The file is a PDF. Save the spreadsheet as XLSX',
    );
    const notText = 'The file is neither text nor a workbook';
    await expect(read('a\0b\n')).rejects.toThrow(notText);
    const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    await expect(read(png)).rejects.toThrow(notText);
    const bytes = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 167 + 65) % 256));
    await expect(read(bytes)).rejects.toThrow(notText);
  });

  it('rejects a line that is too long', async () => {
    await expect(read('x'.repeat(2_000_000), 64_000)).rejects.toThrow('longer than 1 MB');
  });
});

async function read(content: string | Buffer, chunkSize = 65_536): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of csvRows(chunksOf(Buffer.from(content), chunkSize))) rows.push(row);
  return rows;
}

function swapped(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

async function* chunksOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
