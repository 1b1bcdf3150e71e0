import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { z } from 'zod';
import { specifiedResponse } from '#tests/support/specified-api.ts';

interface PlainServer {
  url: string;
  /** Of the list, and of its Brotli form, as it travels. */
  bytes: number;
  compressedBytes: number;
  stop(): Promise<void>;
}

/** As a busy server compresses, and not as slowly as one can. */
const BROTLI_QUALITY = 5;

const Answer = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/**
 * The specification's API keeps its records in MongoDB, by their `_id`: 24 hexadecimal digits of
 * the second, of the process and of a counter. Ours are digests, half of what the list weighs.
 */
function numberedAsByMongo(record: Record<string, unknown>, index: number) {
  const second = Math.floor(Date.parse(String(record.createdAt)) / 1000);
  const counter = (0x5a3c10 + index).toString(16);
  return { ...record, _id: `${second.toString(16)}9d1f4b27e6${counter}` };
}

/** Stands before a running server as an API that knows no paging: each search answers the whole list. */
export async function servePlainly(behind: string): Promise<PlainServer> {
  const answer = await fetch(`${behind}/api/properties`);
  const { data } = Answer.parse(specifiedResponse(await answer.json(), 'data'));
  const list = Buffer.from(JSON.stringify({ data: data.map(numberedAsByMongo) }));
  const compressed = await promisify(brotliCompress)(list, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
  const server = createServer((incoming, outgoing) => {
    if (!/^\/api\/properties(\?|$)/.test(incoming.url ?? '')) {
      return passOn(behind, incoming, outgoing);
    }
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' });
    outgoing.end(compressed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    bytes: list.length,
    compressedBytes: compressed.length,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(behind: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const passed = request(new URL(url, behind), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
