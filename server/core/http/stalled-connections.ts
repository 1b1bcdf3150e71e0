import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Node.js closes a connection on which neither side sends for `connectionTimeout`. The time that the
 * server takes to create a response does not count: photos of a form or a queue of images take minutes
 * on a busy machine.
 */
export const stalledConnections = fp(async (app: FastifyInstance) => {
  app.addHook('preHandler', async ({ raw }, reply) => {
    const pause = () => {
      if (!reply.sent) setSocketTimeout(raw.socket, 0);
    };
    if (raw.complete) pause();
    // A form is read by its handler.
    else raw.once('end', pause);
  });
  app.addHook('onSend', async ({ raw }) => setSocketTimeout(raw.socket, app.server.timeout));
});

function setSocketTimeout(socket: unknown, milliseconds: number): void {
  // A request of a test has no connection.
  if (socket instanceof Socket) socket.setTimeout(milliseconds);
}
