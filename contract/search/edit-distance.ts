/** The number of letters to insert, delete or replace to turn one word into the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + Number(to[column - 1] !== letter);
      const deleted = (previous[column] ?? 0) + 1;
      const inserted = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, deleted, inserted));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
