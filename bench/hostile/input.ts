/** A hostile request. */
export interface HostileInput {
  method: string;
  /** Below `/api`, encoded, with its query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  token?: string;
  /** Whether a success would cross a permission. */
  mustFail?: boolean;
}

/** Bytes for a connection of their own, which no HTTP client would send. */
export interface HostileBytes {
  bytes: Buffer;
  mustFail?: boolean;
}

export interface Attack {
  name: string;
  inputs: Iterable<HostileInput | HostileBytes>;
  /** Whether to send one after the other. */
  isInOrder?: boolean;
}

export function jsonInput(
  method: string,
  path: string,
  body: unknown,
  rest: Partial<HostileInput> = {},
): HostileInput {
  const headers = { 'content-type': 'application/json', ...rest.headers };
  return { ...rest, method, path, headers, body: JSON.stringify(body) };
}
