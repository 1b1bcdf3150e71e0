import { createHash, randomInt } from 'node:crypto';

interface RequestOptions {
  method?: string;
  token?: string | undefined;
  /** An object is sent as JSON. */
  body?: FormData | object;
}

export interface TimedResponse<Data> {
  /** 0 if the server did not respond. */
  status: number;
  /** Null without a success, an empty object if the response has only a message. */
  data: Data | null;
  milliseconds: number;
}

/** Longer than the server and its database take to give up. */
const TIMEOUT_MS = 20_000;

/** Sends a request to the API, each from another network to stay below the limits of one. */
export async function request<Data>(
  url: string,
  path: string,
  { method = 'GET', token, body }: RequestOptions = {},
): Promise<TimedResponse<Data>> {
  const start = performance.now();
  const isJson = body && !(body instanceof FormData);
  const result: TimedResponse<Data> = { status: 0, data: null, milliseconds: 0 };
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const text = await response.text();
    result.status = response.status;
    // The tests hold our server's responses to their schemas.
    if (response.ok) result.data = (JSON.parse(text) as { data?: Data }).data ?? ({} as Data);
  } catch {
    // Without a response within the time, or with a broken one.
  }
  return { ...result, milliseconds: performance.now() - start };
}

export interface ResponseCount {
  succeeded: number;
  failed: number;
  slowestMs: number;
}

const CLIENTS = 4;

/** Repeats a request with several clients for some time. */
export async function requestFor(
  durationMs: number,
  send: (turn: number) => Promise<TimedResponse<unknown>>,
): Promise<ResponseCount> {
  const count: ResponseCount = { succeeded: 0, failed: 0, slowestMs: 0 };
  const end = performance.now() + durationMs;
  let turn = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (performance.now() < end) {
      turn += 1;
      const { status, milliseconds } = await send(turn);
      if (status === 200) count.succeeded += 1;
      else count.failed += 1;
      count.slowestMs = Math.max(count.slowestMs, milliseconds);
    }
  });
  await Promise.all(clients);
  return count;
}

/** A user who can be registered. */
export function newUser(email: string) {
  const password = 'correct-horse-battery';
  return { fullName: 'Ngozi Eze', email, phoneNumber: '+2348030000001', password };
}

/** A property whose text fields are its title. */
export function newProperty(title: string, images: readonly Buffer[] = []): FormData {
  const form = new FormData();
  for (const name of ['title', 'location', 'description']) form.append(name, title);
  for (const image of images) {
    form.append('images', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'noise.jpg');
  }
  return form;
}

/** Whether an image is whole: its name is the start of the hash of its bytes. */
export function isWholeImage(path: string, bytes: ArrayBuffer | Buffer): boolean {
  const name = path.split('/').at(-1)?.replace('.webp', '') ?? '';
  const hash = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
  return name !== '' && hash.startsWith(name);
}
