/** The columns of the spreadsheets that the importer knows. */
export const houseColumns = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';

export const lekkiRow = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';
/** Imported, though the state had to be put right. */
export const suspiciousRow = '4,5,5,4,Detached Duplex,Lekki,Anambara,130000000';
/** The start of a formula, to whoever opens a report with a spreadsheet program. */
export const rejectedRow = '=1+1,5,5,4,Detached Duplex,Lekki,Lagos,120000000';

/** So many rows of houses in Lekki, each at a price of its own. */
export function houseRows(count: number): string[] {
  return Array.from({ length: count }, (_, at) => lekkiRow.replace('120000000', `${6e7 + at}`));
}

export function houseSheet(rows: readonly string[]): string {
  return `${[houseColumns, ...rows].join('\n')}\n`;
}
