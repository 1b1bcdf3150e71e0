import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Accepts an empty body declared as JSON, which some clients send with a logout. */
export const emptyJsonBodies = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body.toString(), done);
  });
});

/** Parses a query string without its empty parameters, which forms send for empty fields. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  const parameters = new URLSearchParams(text);
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).filter((value) => value !== '');
    const [value] = values;
    // The contract rejects lists, as it expects each parameter once.
    if (value !== undefined) query[name] = values.length > 1 ? values : value;
  }
  return query;
}

/** The values of an `Accept` header in lower case, without those that the client rejects. */
export function acceptedValues(header = ''): string[] {
  const ranges = header.toLowerCase().split(',');
  const accepted = ranges.filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range));
  return accepted.map((range) => range.replace(/;.*/, '').trim());
}
