/** An object with the same keys and other values. */
export function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> {
  // The loop adds the keys.
  const mapped = {} as Record<Key, To>;
  for (const key in record) mapped[key] = map(record[key], key);
  return mapped;
}
