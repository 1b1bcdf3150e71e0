import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** One line per request, found again by the id that its answer carries. */
export const requestLog = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const durationMs = Math.round(reply.elapsedTime);
    const line = { method, url, ip, status: reply.statusCode, durationMs };
    // Asked every few seconds by whatever keeps the server running.
    const isHealthCheck = url === '/api/health' || url === '/api/ready';
    request.log[isHealthCheck ? 'debug' : 'info'](line, 'request');
  });
});
