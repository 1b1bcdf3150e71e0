import { setTimeout as delay } from 'node:timers/promises';

/** A response, or null if the server closed the connection or cannot be reached. */
export interface LoadResponse {
  status: number;
  retryAfter: string | null;
  /** The id of a created property. */
  id: string | null;
  milliseconds: number;
}

export interface LoadTarget {
  read(): Promise<LoadResponse | null>;
  create(title: string): Promise<LoadResponse | null>;
  ready(): Promise<LoadResponse | null>;
}

export interface LoadResult {
  /** Ids of the properties whose creation was confirmed. */
  created: string[];
  reads: number;
  /** Responses with 503 and Retry-After. */
  unavailable: number;
  /** Requests without a response. */
  unanswered: number;
  /** Any other status than success and 503 with Retry-After. */
  unexpected: string[];
  slowestReadyMs: number;
}

const WRITERS = 3;
const READERS = 4;
const PAUSE_MS = 20;

/** Requests properties, `/ready` and new properties until it is stopped. */
export function startLoad(target: LoadTarget): { stop(): Promise<LoadResult> } {
  const stopping = new AbortController();
  const result: LoadResult = {
    created: [],
    reads: 0,
    unavailable: 0,
    unanswered: 0,
    unexpected: [],
    slowestReadyMs: 0,
  };
  const repeat = async (send: (turn: number) => Promise<LoadResponse | null>, label: string) => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const response = await send(turn);
      if (!response) result.unanswered += 1;
      else if (response.status === 503 && response.retryAfter) result.unavailable += 1;
      else if (response.status >= 300) result.unexpected.push(`${label}: ${response.status}`);
      else if (response.id) result.created.push(response.id);
      else result.reads += 1;
      await delay(PAUSE_MS);
    }
  };
  const loops = [
    ...Array.from({ length: READERS }, () => repeat(() => target.read(), 'read')),
    ...Array.from({ length: WRITERS }, (_, writer) =>
      repeat((turn) => target.create(`House ${writer}-${turn}`), 'create'),
    ),
    repeat(async () => {
      const response = await target.ready();
      if (response) {
        result.slowestReadyMs = Math.max(result.slowestReadyMs, response.milliseconds);
      }
      return response;
    }, 'ready'),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      return result;
    },
  };
}
