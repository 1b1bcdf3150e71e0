import type { FastifyInstance } from 'fastify';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { CAPABILITIES_META, type Capability, capabilityNames } from '#contract/capabilities.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Envelope, specifiedResponse, unspecifiedPart } from './specified-api.ts';

/** The reference API with its capabilities, or one that rejects all but the specification. */
export type ApiKind = 'pages' | Envelope;

/** The kinds of API that stories run against, for `describe.each`. */
export const apiKinds: [name: string, kind: ApiKind][] = [
  ['an API with every capability', 'pages'],
  ['a letter-only API', 'data.data'],
];

export interface ReferenceApi {
  /** From here to the end of the test; by default with every capability, or none to the letter. */
  behaveAs(kind: ApiKind, capabilities?: readonly Capability[]): void;
  /** Answers instead of the server, to tell of failures. */
  tell(...handlers: HttpHandler[]): void;
  /** What the app asked for in this test: method, path and query. */
  calls: string[];
  /** The requests of this test that a letter-only API rejected, and why. */
  violations: string[];
  /** The server itself, for what a story begins with and for the letters it sends. */
  server(): TestApp;
}

/**
 * Runs the whole reference API for the stories of a file, without a port: what the app sends goes
 * to it through MSW. Call it once, at the top of the file.
 */
export function referenceApi(properties: readonly PropertyData[]): ReferenceApi {
  const network = setupServer();
  const calls: string[] = [];
  const violations: string[] = [];
  let test: TestApp | undefined;

  beforeAll(async () => {
    test = await openTestApp();
    await insertProperties(test.db, properties);
    network.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    network.resetHandlers();
    calls.length = 0;
    violations.length = 0;
  });
  afterAll(async () => {
    network.close();
    await test?.close();
  });

  function server(): TestApp {
    if (!test) throw new Error('The reference API is not open');
    return test;
  }

  return {
    calls,
    violations,
    server,
    tell: (...handlers) => network.use(...handlers),
    behaveAs(kind, capabilities = kind === 'pages' ? capabilityNames : []) {
      setCapabilities(capabilities);
      network.use(
        http.all('*/api/*', async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          calls.push(`${request.method} ${pathname}${search}`);
          const { app } = server();
          if (kind === 'pages') return pass(app, request);
          const unspecified = await unspecifiedPart(request);
          if (unspecified === null) return passToTheLetter(app, request, kind);
          violations.push(unspecified);
          return HttpResponse.json(
            { message: `This API rejects ${unspecified}.` },
            { status: 400 },
          );
        }),
      );
    },
  };
}

async function passToTheLetter(app: FastifyInstance, request: Request, envelope: Envelope) {
  const response = await pass(app, request);
  if (!response.ok) return response;
  const body: unknown = await response.json();
  return HttpResponse.json(JSON.parse(JSON.stringify(specifiedResponse(body, envelope))));
}

/** Names the capabilities in the page, as the reference server does. */
function setCapabilities(names: readonly string[]): void {
  document.querySelector(`meta[name="${CAPABILITIES_META}"]`)?.remove();
  const meta = document.createElement('meta');
  meta.name = CAPABILITIES_META;
  meta.content = names.join(' ');
  document.head.append(meta);
}

async function pass(app: FastifyInstance, request: Request, url = new URL(request.url)) {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await app.inject({
    // Fastify's type names the methods one by one; what the app sends is among them.
    method: request.method as 'GET',
    url: url.pathname + url.search,
    headers: Object.fromEntries(request.headers),
    payload: hasBody ? Buffer.from(await request.arrayBuffer()) : undefined,
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  // Inject has undone no compression and made no connection; these headers speak of both.
  const kept = headers.filter(
    ([name]) => !/^(connection|content-length|transfer-encoding)$/.test(name),
  );
  return new Response(new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: kept,
  });
}
