const HIDDEN = '[hidden]';
const MAX_DEPTH = 8;

const secretName = /token|authorization|password|passcode|secret|cookie|\botp\b|api.?key/i;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const jsonWebToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** `token=abc`, `"password":"abc def"`, `otp: 123456` in a text. */
const namedSecret =
  /((?:[\w-]*(?:token|password|passcode|secret|authorization)|\botp)["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|'[^']*'|[^\s"',;&}\])]+)/gi;

/** Returns a copy for logging, with tokens, Authorization headers, passwords and codes replaced. */
export function withoutSecrets(value: unknown): unknown {
  return copy(value, new Set(), 0);
}

function copy(value: unknown, ancestors: Set<object>, depth: number): unknown {
  if (typeof value === 'string') return textWithoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (ancestors.has(value) || depth > MAX_DEPTH) return '[…]';
  const within = new Set(ancestors).add(value);
  if (Array.isArray(value)) return value.map((item) => copy(item, within, depth + 1));
  if (value instanceof Date) return value;
  if (value instanceof Map || value instanceof URLSearchParams || value instanceof Headers) {
    return copy(Object.fromEntries(value.entries()), within, depth + 1);
  }
  return Object.fromEntries(
    namedValues(value).map(([name, part]) => [
      name,
      secretName.test(name) && isFilled(part) ? HIDDEN : copy(part, within, depth + 1),
    ]),
  );
}

function namedValues(value: object): [string, unknown][] {
  // The request of an axios error has properties that throw when they are read.
  const own = Object.entries(value).filter(([name]) => name !== 'request');
  if (!(value instanceof Error)) return own;
  // These properties of an error are not enumerable.
  const { name, message, stack, cause } = value;
  return [...Object.entries({ name, message, stack, cause }), ...own];
}

/** Flags such as `tokenExpired: true` and empty values are kept. */
function isFilled(value: unknown): boolean {
  return typeof value !== 'boolean' && value != null && value !== '';
}

function textWithoutSecrets(text: string): string {
  return text
    .replace(bearer, `$1 ${HIDDEN}`)
    .replace(jsonWebToken, HIDDEN)
    .replace(namedSecret, (_, name: string) => `${name}${HIDDEN}`);
}
