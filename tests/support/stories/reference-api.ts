import type { FastifyInstance } from 'fastify';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { CAPABILITIES_META, type Capability, capabilityNames } from '#contract/capabilities.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { PropertyData } from '#server/modules/properties/property-rows.ts';
import { env } from '#src/lib/env.ts';
import { http as client } from '#src/lib/http.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { corsViolation, OTHER_ORIGIN_BASE_URL, readableResponse } from './cross-origin-api.ts';
import { sloppyResponse } from './sloppy-api.ts';
import { checkRequest, type Envelope, specifiedResponse } from './specified-api.ts';

/**
 * The reference API with its capabilities, or one that rejects all but the specification: in one of
 * three envelopes, on another origin, or with every deviation of the sloppy API.
 */
export type ApiKind = 'pages' | Envelope | 'other origin' | 'sloppy';

/** The kinds of API that stories run against, for `describe.each`. */
export const apiKinds: [name: string, kind: ApiKind][] = [
  ['an API with every capability', 'pages'],
  ['a letter-only API', 'data.data'],
];

export const letterOnlyApiKinds: typeof apiKinds = [
  ['a letter-only API', 'data.data'],
  ['an API on another origin', 'other origin'],
];

export const allApiKinds: typeof apiKinds = [
  ['an API with every capability', 'pages'],
  ...letterOnlyApiKinds,
  ['a sloppy API', 'sloppy'],
];

export interface ReferenceApi {
  /** From here to the end of the test; by default with every capability, or none to the letter. */
  behaveAs(kind: ApiKind, capabilities?: readonly Capability[]): void;
  /** Answers instead of the server, to tell of failures. */
  tell(...handlers: HttpHandler[]): void;
  /** What the app asked for in this test: method, path and query. */
  calls: string[];
  /** What was sent in this test to an API without capabilities, in the form of `specifiedParts`. */
  parts: Set<string>;
  /** The Authorization headers of those requests; null for none. */
  authorizations: Set<string | null>;
  /** What such an API rejected. */
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
  const parts = new Set<string>();
  const authorizations = new Set<string | null>();
  const violations: string[] = [];
  let test: TestApp | undefined;

  beforeAll(async () => {
    test = await openTestApp();
    await insertProperties(test.db, properties);
    network.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    network.resetHandlers();
    client.defaults.baseURL = env.apiBaseUrl;
    calls.length = 0;
    parts.clear();
    authorizations.clear();
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

  async function respondToTheLetter(request: Request, kind: Exclude<ApiKind, 'pages'>) {
    const checked = await checkRequest(request);
    const violation =
      checked.violation ?? (kind === 'other origin' ? corsViolation(request) : null);
    for (const part of checked.parts) parts.add(part);
    authorizations.add(request.headers.get('authorization'));
    if (violation !== null) {
      violations.push(violation);
      if (kind === 'other origin') return HttpResponse.error();
      return HttpResponse.json({ message: `This API rejects ${violation}.` }, { status: 400 });
    }
    const response = await pass(server().app, request);
    if (kind === 'sloppy') return sloppyResponse(request, response);
    if (kind === 'other origin') return readableResponse(await inEnvelope(response, 'data'));
    return inEnvelope(response, kind);
  }

  return {
    calls,
    parts,
    authorizations,
    violations,
    server,
    tell: (...handlers) => network.use(...handlers),
    behaveAs(kind, capabilities = kind === 'pages' ? capabilityNames : []) {
      setCapabilities(capabilities);
      client.defaults.baseURL = kind === 'other origin' ? OTHER_ORIGIN_BASE_URL : env.apiBaseUrl;
      network.use(
        http.all('*/api/*', ({ request }) => {
          const { pathname, search } = new URL(request.url);
          calls.push(`${request.method} ${pathname}${search}`);
          return kind === 'pages' ? pass(server().app, request) : respondToTheLetter(request, kind);
        }),
      );
    },
  };
}

async function inEnvelope(response: Response, envelope: Envelope): Promise<Response> {
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
