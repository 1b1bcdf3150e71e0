import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { HostileBytes, HostileInput } from './input.ts';

export interface RawResponse {
  /** Null if the server closed the connection without a response, which it may. */
  status: number | null;
  text: string;
}

const TIMEOUT_MS = 60_000;
const RAW_TIMEOUT_MS = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
let senders = 0;

/** Sends a request, each time as if from another IP address. */
export function send(origin: URL, input: HostileInput): Promise<RawResponse> {
  senders += 1;
  const address = `198.18.${(senders >> 8) % 256}.${senders % 256}`;
  return new Promise((resolve) => {
    const outgoing = request(
      {
        agent,
        host: origin.hostname,
        port: origin.port,
        method: input.method,
        path: `/api${input.path}`,
        timeout: TIMEOUT_MS,
        headers: {
          'x-forwarded-for': address,
          ...(input.token && { authorization: `Bearer ${input.token}` }),
          ...(input.body !== undefined && { 'content-length': Buffer.byteLength(input.body) }),
          ...input.headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        const finish = () =>
          resolve({ status: incoming.statusCode ?? null, text: Buffer.concat(chunks).toString() });
        incoming.on('end', finish).on('error', finish);
      },
    );
    outgoing.on('error', () => resolve({ status: null, text: '' }));
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.end(input.body);
  });
}

/** Sends bytes and reads until the server closes the connection or sends nothing for a while. */
export function sendBytes(origin: URL, { bytes }: HostileBytes): Promise<RawResponse[]> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(origin.port), origin.hostname);
    socket.setTimeout(RAW_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(responsesIn(Buffer.concat(chunks).toString('latin1'))));
    socket.write(bytes);
  });
}

/** A connection may carry several responses. */
function responsesIn(text: string): RawResponse[] {
  const starts = text.split(/(?=HTTP\/1\.[01] \d{3} )/).filter(Boolean);
  if (starts.length === 0) return [{ status: null, text: '' }];
  return starts.map((part) => ({ status: Number(part.slice(9, 12)) || null, text: part }));
}

export function closeConnections(): void {
  agent.destroy();
}
