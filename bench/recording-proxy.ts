import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface Recording {
  /** To be opened in place of the server's. */
  url: string;
  /** Headers and body of the requests with a body so far, the latest last. */
  bodies: { line: string; bytes: Buffer }[];
  stop(): Promise<void>;
}

/** Hands everything on to a server as it comes, and keeps what it is sent. */
export async function recordRequests(target: string): Promise<Recording> {
  const { hostname, port } = new URL(target);
  const bodies: Recording['bodies'] = [];
  const proxy = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const chunks: Buffer[] = [];
    const outgoing = request({ hostname, port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (chunks.length > 0)
        bodies.push({ line: `${method} ${url}`, bytes: Buffer.concat(chunks) });
    });
    incoming.pipe(outgoing);
  });
  proxy.listen(0, hostname);
  await once(proxy, 'listening');
  const address = proxy.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://${hostname}:${address.port}`,
    bodies,
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
