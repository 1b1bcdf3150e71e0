/** Whether a text may be the id of a row; some others the database would not even read. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
