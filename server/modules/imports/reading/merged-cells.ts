/** A cell whose value holds for the rows below it too; positions from 0. */
export interface MergedCell {
  column: number;
  row: number;
  lastRow: number;
}

const mergeCell = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g;
const sheetTag = /<(?:\w+:)?sheet\s(?:[^<>]*?\s)?(?:\w+:)?id="([^"]+)"/g;
const relationTag = /<(?:\w+:)?Relationship\s[^<>]*>/g;
/** A tag that continues in the next part is shorter. */
const MAX_TAG_LENGTH = 2000;
const MAX_TEXT_LENGTH = 1_000_000;
/** Merged ranges of all sheets that are read. Further ones are read as if they were not merged. */
const MAX_MERGED_CELLS = 50_000;

/** Collects the merged cells of a workbook from its XML files, because the library does not return them. */
export function mergedCellReader() {
  const bySheet = new Map<string, MergedCell[]>();
  const texts = new Map<string, string>();
  const rests = new Map<string, string>();
  let count = 0;
  return {
    /** Takes the next part of a file. */
    add(path: string, part: string): void {
      if (/^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels)$/.test(path)) {
        texts.set(path, ((texts.get(path) ?? '') + part).slice(0, MAX_TEXT_LENGTH));
      }
      if (!path.startsWith('xl/worksheets/') || count > MAX_MERGED_CELLS) return;
      const text = (rests.get(path) ?? '') + part;
      const end = text.lastIndexOf('>') + 1;
      rests.set(path, text.slice(end).slice(-MAX_TAG_LENGTH));
      const merged = [...text.slice(0, end).matchAll(mergeCell)]
        .map(([, column = '', first, last]) => {
          return {
            column: columnNumber(column),
            row: Number(first) - 1,
            lastRow: Number(last) - 1,
          };
        })
        .filter(({ row, lastRow }) => lastRow > row);
      count += merged.length;
      bySheet.set(path, [...(bySheet.get(path) ?? []), ...merged]);
    },

    /** The cells that are merged downward, for each sheet in the order of the workbook. */
    inOrder(): MergedCell[][] {
      const relations = texts.get('xl/_rels/workbook.xml.rels') ?? '';
      const paths = new Map(
        [...relations.matchAll(relationTag)].map(([tag]) => {
          const target = /Target="([^"]+)"/.exec(tag)?.[1] ?? '';
          const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
          return [/Id="([^"]+)"/.exec(tag)?.[1], path];
        }),
      );
      const sheets = [...(texts.get('xl/workbook.xml') ?? '').matchAll(sheetTag)];
      return sheets.map(([, id = '']) => bySheet.get(paths.get(id) ?? '') ?? []);
    },
  };
}

/** 'A' is 0, 'AA' 26. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
