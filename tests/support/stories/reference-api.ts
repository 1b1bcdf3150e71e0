import { setImmediate } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import type { FastifyInstance } from 'fastify';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
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
export type ApiKind = 'reference' | Envelope | 'other origin' | 'sloppy';

/** The kinds of API that stories run against, for `describe.each`. */
export const apiKinds: [name: string, kind: ApiKind][] = [
  ['an API with every capability', 'reference'],
  ['a letter-only API', 'data.data'],
];

/** The last two reject all but the specification, too. */
export const allApiKinds: typeof apiKinds = [
  ['an API with every capability', 'reference'],
  ['an API on another origin', 'other origin'],
  ['a sloppy API', 'sloppy'],
];

export interface ReferenceApi {
  /** Chooses the kind of API until the end of the test. Only 'reference' has capabilities by default. */
  behaveAs(kind: ApiKind, capabilities?: readonly Capability[]): void;
  /** Overrides endpoints until the end of the test, to simulate failures. */
  override(...handlers: HttpHandler[]): void;
  /** The requests of this test: method, path and query. */
  calls: string[];
  /** The parts of requests to an API without capabilities, in the form of `specifiedParts`. */
  parts: Set<string>;
  /** The Authorization headers of those requests; null for none. */
  authorizations: Set<string | null>;
  /** The server, for its database and its emails. */
  server(): TestApp;
}

/**
 * Runs the reference API for the stories of a file. MSW passes the app's requests to it without a
 * port, and a test fails if an API without capabilities had to reject one. Call it once, at the top
 * of the file.
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
  afterEach(async () => {
    // Leaving the page aborts its requests, which the network notices a moment later.
    cleanup();
    await setImmediate();
    network.resetHandlers();
    client.defaults.baseURL = env.apiBaseUrl;
    calls.length = 0;
    parts.clear();
    authorizations.clear();
    const rejected = violations.splice(0);
    expect(rejected, 'requests outside section 7').toEqual([]);
  });
  afterAll(async () => {
    network.close();
    await test?.close();
  });

  function server(): TestApp {
    if (!test) throw new Error('The reference API is not open');
    return test;
  }

  async function respondToTheLetter(request: Request, kind: Exclude<ApiKind, 'reference'>) {
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
    server,
    override: (...handlers) => network.use(...handlers),
    behaveAs(kind, capabilities = kind === 'reference' ? capabilityNames : []) {
      setCapabilities(capabilities);
      // The app logs the malformed items that it leaves out.
      if (kind === 'sloppy') vi.spyOn(console, 'warn').mockImplementation(() => {});
      client.defaults.baseURL = kind === 'other origin' ? OTHER_ORIGIN_BASE_URL : env.apiBaseUrl;
      network.use(
        http.all('*/api/*', ({ request }) => {
          const { pathname, search } = new URL(request.url);
          calls.push(`${request.method} ${pathname}${search}`);
          return kind === 'reference'
            ? pass(server().app, request)
            : respondToTheLetter(request, kind);
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
  const injected = await app.inject({
    // `inject` types the methods as literals; the app sends only these.
    method: request.method as 'GET',
    url: url.pathname + url.search,
    headers: Object.fromEntries(request.headers),
    payload: hasBody ? Buffer.from(await request.arrayBuffer()) : undefined,
  });
  const headers = Object.entries(injected.headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  // `inject` has no connection, and MSW computes the length of the body itself.
  const kept = headers.filter(
    ([name]) => !/^(connection|content-length|transfer-encoding)$/.test(name),
  );
  return new Response(new Uint8Array(injected.rawPayload), {
    status: injected.statusCode,
    headers: kept,
  });
}
