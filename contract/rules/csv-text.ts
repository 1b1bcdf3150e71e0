/** Spreadsheet programs read a file as UTF-8 if it starts with this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheet programs run a cell with such a start as a formula; some accept full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of a CSV file, with its line break. A cell that a spreadsheet program would run as a
 * formula gets a leading apostrophe, which makes it text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
