/**
 * Reads a query. A parameter without a value asks for nothing, as an empty field of a form does;
 * one that is given twice is a list, which the contract then refuses.
 */
export function readQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  const parameters = new URLSearchParams(text);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).filter((value) => value !== '');
    const [value] = values;
    if (value !== undefined) query[name] = values.length > 1 ? values : value;
  }
  return query;
}
