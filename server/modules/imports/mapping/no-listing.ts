/** Why a row is no listing: it is a heading, a note, a total or the header again; null if it may be one. */
export function whyNoListing(cells: readonly string[], columns: readonly string[]): string | null {
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
  if (columns.length > 2 && filled.length <= 1) return 'a heading or a note, not a listing';
  if (filled.some((cell) => /^(?:grand |sub[ -]?)?totals?:?$/.test(cell))) {
    return 'a total, not a listing';
  }
  const isHeader = columns.every(
    (column, at) => column.toLowerCase() === (cells[at] ?? '').trim().toLowerCase(),
  );
  return isHeader ? 'the row repeats the header' : null;
}
