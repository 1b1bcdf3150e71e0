import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface ProxyServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a proxy. `handle` responds and returns true, or returns false to forward the request. */
export async function startProxy(
  target: string,
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean,
): Promise<ProxyServer> {
  const server = createServer((incoming, outgoing) => {
    if (handle(incoming, outgoing)) return;
    const { method, headers, url = '/' } = incoming;
    const passed = request(new URL(url, target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
