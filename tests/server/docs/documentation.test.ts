import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, failuresOf } from '#contract/endpoint.ts';
import { updateProperty } from '#contract/endpoints/admin-properties.ts';
import { endpoints } from '#contract/endpoints/endpoints.ts';
import { listProperties } from '#contract/endpoints/properties.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { propertyParts } from '#tests/support/stories/specified-api.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const Schema = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
const Content = z.record(z.string(), z.looseObject({ schema: Schema }));
const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.looseObject({ in: z.string(), name: z.string(), schema: Schema }))
    .optional(),
  requestBody: z.object({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.looseObject({ description: z.string().min(1), content: Content.optional() }),
  ),
  'x-audience': z.enum(['public', 'user', 'admin']),
});
type Operation = z.infer<typeof Operation>;
/** The required top-level fields of OpenAPI 3.1. */
const OpenApi = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })),
  }),
});

const contract = [...endpoints].map(([name, endpoint]) => ({ name, ...endpoint }));

let server: TestApp;
let app: FastifyInstance;
let document: z.infer<typeof OpenApi>;

beforeAll(async () => {
  server = await openTestApp();
  app = server.app;
  document = OpenApi.parse((await app.inject('/api/openapi.json')).json());
});
afterAll(() => server.close());

function operationOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): Operation {
  const methods: Record<string, Operation | undefined> = document.paths[path] ?? {};
  return Operation.parse(methods[method.toLowerCase()]);
}

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

/** All strings with that key in the document. */
function valuesOf(key: string, node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  );
}

describe('The OpenAPI document', () => {
  it('has unique operation ids and no broken references', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const references = valuesOf('$ref', document);
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) {
      const [, name = ''] = reference.match(/^#\/components\/schemas\/(\w+)$/) ?? [];
      expect(document.components.schemas).toHaveProperty(name);
    }
    const tags = document.tags.map(({ name }) => name);
    for (const operation of operations())
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
  });

  it.each(contract)('describes $method $path like the contract', (endpoint) => {
    const operation = operationOf(endpoint);
    const { name, path, audience, query, body, status = 200 } = endpoint;
    expect(operation.operationId).toBe(name);
    expect(operation['x-audience']).toBe(audience);
    expect(operation.security).toEqual(audience === 'public' ? [] : [{ session: [] }]);
    const statuses = [status, ...failuresOf(endpoint)].map(String);
    expect(Object.keys(operation.responses).sort()).toEqual(statuses.sort());
    const { responseType = 'application/json' } = endpoint;
    expect(Object.keys(operation.responses[status]?.content ?? {})).toEqual([responseType]);
    for (const failure of failuresOf(endpoint)) {
      expect(operation.responses[failure]?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/ErrorResponse',
      });
    }
    const pathIds = path.includes('{id}') ? ['id'] : [];
    const parameters = (operation.parameters ?? []).map((parameter) => parameter.name);
    expect(parameters).toEqual([...pathIds, ...Object.keys(query?._zod.def.shape ?? {})]);
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(body ? [body.type] : []);
  });

  it('contains the specified query parameters and form fields', () => {
    const { parameters = [] } = operationOf(listProperties);
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'status',
        'minPrice',
        'maxPrice',
        'location',
        'bedrooms',
        'bathrooms',
        'amenities',
      ]),
    );
    const { requestBody } = operationOf(updateProperty);
    const { properties } = requestBody?.content['multipart/form-data']?.schema ?? {};
    expect(Object.keys(properties ?? {})).toEqual([
      ...propertyParts,
      'removedImages[i]',
      // Extensions of the specified form.
      'imageOrder[i]',
      ...Object.keys(checkFields).map((name) => `checks[${name}]`),
      ...['stage', 'homes', 'handover'].map((name) => `developmentDetails[${name}]`),
      'point',
      'pointShown',
      'videoUrl',
      'floorPlan',
      'published',
      'version',
    ]);
  });

  it('has named schemas, and allows additional fields in responses', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Property', 'User', 'ErrorResponse', 'PageMeta', 'PropertyForm']),
    );
    expect(schemas.Property).not.toHaveProperty('additionalProperties');
    expect(schemas.LoginRequest).toHaveProperty('additionalProperties', false);
  });

  it('contains only existing routes', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of Object.keys(item)) {
        const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
        expect(app.hasRoute({ method: method.toUpperCase(), url }), `${method} ${path}`).toBe(true);
      }
    }
    const paths = Object.keys(document.paths);
    expect(paths).toEqual(expect.arrayContaining(['/images/{name}', '/health', '/ready']));
  });
});

describe('The page of the API documentation', () => {
  it.each(['/api/docs', '/api/docs/'])(
    'at %s loads its files from this server only',
    async (url) => {
      const page = await app.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      const base = new URL(url, 'http://server');
      const needed = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, address = '']) => new URL(address, base),
      );
      expect(needed.length).toBeGreaterThan(4);
      for (const { origin, pathname } of needed) {
        expect(origin).toBe('http://server');
        expect((await app.inject(pathname)).statusCode, pathname).toBe(200);
      }
    },
  );

  it('has a content security policy of its own, with what it needs from this server', async () => {
    const { headers } = await app.inject('/api/docs/');
    expect(`${headers['content-security-policy']}`.split(/; ?/).filter(Boolean)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "style-src 'self' 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('shows the same OpenAPI document', async () => {
    expect((await app.inject('/api/docs/json')).json()).toEqual(document);
  });
});
