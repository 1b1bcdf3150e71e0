import { screen } from '@testing-library/react';
import type { FastifyInstance } from 'fastify';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const api = referenceApi(namedListings);
const villa = 'Waterfront villa with a private jetty';
const villaPath = `/api/properties/${namedListings[0]?.id}`;
const crowdedNetwork = '102.89.1.1';

let limited: TestApp;
beforeAll(async () => {
  limited = await openTestApp({ config: { readsPerMinute: 1 } });
  // The one read that each route allows this network.
  for (const path of ['/api/properties', villaPath]) await readFrom(limited.app, path);
});
afterAll(() => limited.close());

function readFrom(app: FastifyInstance, url: string) {
  return app.inject({ url, remoteAddress: crowdedNetwork });
}

/** Passes requests to a server that has counted too many of this network. */
function limitReads() {
  const respond = vi.fn(async ({ request }: { request: Request }) => {
    const { statusCode, body } = await readFrom(limited.app, new URL(request.url).pathname);
    return HttpResponse.json(JSON.parse(body), { status: statusCode });
  });
  api.override(http.get('*/api/properties', respond), http.get(`*${villaPath}`, respond));
  return respond;
}

const tooMany =
  'Too many requests from your network\\. Please try again in \\d+ (seconds?|minutes?)\\.';

describe.each(apiKinds)('With %s, a visitor in a crowded network', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('reads when to try again in place of the listings, and Try again shows them', async () => {
    // Without the map, which requests its areas.
    setScreenWidth(1024);
    const requests = limitReads();
    const user = visit('/property-listings');
    const text = new RegExp(`^Error loading properties: ${tooMany}$`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toHaveBeenCalledTimes(1);
    api.behaveAs(kind);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 properties')).toBeVisible();
  });

  it('reads when to try again in place of a property, and Try again shows it', async () => {
    const requests = limitReads();
    const user = visit(villaPath.replace('/api/properties', '/property-listing'));
    const text = new RegExp(`^Error loading property: ${tooMany}$`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toHaveBeenCalledTimes(1);
    api.behaveAs(kind);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: villa })).toBeVisible();
  });
});
