/** Null for an invalid URL. The oldest supported browsers have no `URL.parse` or `URL.canParse`. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
