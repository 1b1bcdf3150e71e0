/** Spreadsheet programs take a file for UTF-8 when it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What a cell begins with that spreadsheet programs run as a formula; some read wide signs, too. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of a CSV file, with its line break. A cell that a spreadsheet program would run as a
 * formula gets an apostrophe in front, which makes it text; in a file, most of them show it.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
