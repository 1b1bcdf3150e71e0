/** The columns that the importer requires. */
export const houseColumns = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';

export const lekkiRow = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';
/** A row that is imported with a corrected state. */
export const suspiciousRow = '4,5,5,4,Detached Duplex,Lekki,Anambara,130000000';
/** A rejected row whose first cell is a formula. */
export const rejectedRow = '=1+1,5,5,4,Detached Duplex,Lekki,Lagos,120000000';

/** Rows of houses in Lekki, each with its own price. */
export function houseRows(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    lekkiRow.replace('120000000', `${6e7 + index}`),
  );
}

export function houseSheet(rows: readonly string[]): string {
  return `${[houseColumns, ...rows].join('\n')}\n`;
}
