/** One thing that somebody with bad intentions may send. */
export interface HostileInput {
  method: string;
  /** With its query, below `/api`, as it stands on the wire. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  token?: string;
  /** Whether a success would mean that somebody did what they may not. */
  mustFail?: boolean;
}

/** Bytes for a connection of their own, where a proper client would refuse to send them. */
export interface HostileBytes {
  bytes: Buffer;
  mustFail?: boolean;
}

export interface Attack {
  name: string;
  inputs: Iterable<HostileInput | HostileBytes>;
  /** One after the other, where the order is what makes it an attack. */
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
