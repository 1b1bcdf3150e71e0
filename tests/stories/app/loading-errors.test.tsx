import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allApiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';

const api = referenceApi(namedListings);
const villa = 'Waterfront villa with a private jetty';
const villaId = namedListings[0]?.id ?? '';
const developmentId = namedListings[4]?.id ?? '';
const missingId = '0'.repeat(24);

/** The error view of a property page: its texts and its two ways on. */
async function expectPropertyError(reason: string) {
  const name = 'Error Loading Property';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(
    screen.getByText("We couldn't load the property details. Please try again later."),
  ).toBeVisible();
  expect(screen.getByText(`Error loading property: ${reason}`)).toBeVisible();
  for (const label of ['Try again', 'Go Back']) {
    expect(screen.getByRole('button', { name: label })).toBeVisible();
  }
}

function fail(path: string, status: number, body: object = { message: 'Back at noon.' }) {
  const respond = vi.fn(() => HttpResponse.json(body, { status }));
  api.override(http.get(path, respond));
  return respond;
}

describe.each(allApiKinds)('With %s, loading errors', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it.each([
    [403, { message: 'Back at noon.' }, 'Back at noon.'],
    [503, { message: 'Back at noon.' }, 'Back at noon.'],
    [500, { message: ['No disk.', 'No luck.'] }, 'No disk.; No luck.'],
    [500, {}, 'Request failed with status code 500'],
  ])(
    "of a property (%i, %j) read 'Error Loading Property' and '%s' until Try again",
    async (status, body, reason) => {
      const requests = fail(`*/api/properties/${villaId}`, status, body);
      const user = visit(`/property-listing/${villaId}`);
      await expectPropertyError(reason);
      // A 5xx is retried once, a 4xx is not.
      expect(requests).toHaveBeenCalledTimes(status >= 500 ? 2 : 1);
      api.behaveAs(kind);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name: villa })).toBeVisible();
    },
  );

  it("of a missing property read 'Property not found', without a second request", async () => {
    visit(`/property-listing/${missingId}`);
    await expectPropertyError('Property not found');
    expect(api.calls).toEqual([`GET /api/properties/${missingId}`]);
  });

  it("of a property that is null read 'Property not found'", async () => {
    fail(`*/api/properties/${villaId}`, 200, { data: null });
    visit(`/property-listing/${villaId}`);
    await expectPropertyError('Property not found');
  });

  it("of a property without a connection read the browser's own reason", async () => {
    api.override(http.get(`*/api/properties/${villaId}`, () => HttpResponse.error()));
    visit(`/property-listing/${villaId}`);
    await expectPropertyError('Network Error');
  });

  it("of the listings read 'Error loading properties:' and the server's message", async () => {
    const requests = fail('*/api/properties', 503);
    const user = visit('/property-listings');
    expect(await screen.findByText('Error loading properties: Back at noon.')).toBeVisible();
    expect(requests).toHaveBeenCalledTimes(2);
    api.behaveAs(kind);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 properties')).toBeVisible();
  });

  it("of a development read the server's message below the development's text", async () => {
    fail(`*/api/properties/${developmentId}`, 503);
    const user = visit(`/new-development/${developmentId}`);
    expect(
      await screen.findByText('Error loading property details. Please try again later.'),
    ).toBeVisible();
    expect(screen.getByText('Back at noon.')).toBeVisible();
    api.behaveAs(kind);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const name = 'Palm Court, forty homes under construction';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });
});
