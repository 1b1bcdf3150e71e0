import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints/endpoints.ts';
import type { Enquiry } from '#contract/endpoints/enquiries.ts';
import { pageHeads, privatePaths } from '#contract/site/page-heads.ts';
import { createBuiltApp } from '#tests/support/built-app.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { newEnquiry } from '#tests/support/enquiry-builders.ts';
import {
  type ListedProperty,
  openPropertyFixture,
  type PropertyFixture,
} from '#tests/support/property-fixture.ts';
import { call, type TestUser } from '#tests/support/users.ts';

let web: Awaited<ReturnType<typeof createBuiltApp>>;
let fixture: PropertyFixture;
let house: ListedProperty;
let buyer: TestUser;
let enquiry: Enquiry;

beforeAll(async () => {
  web = await createBuiltApp();
  fixture = await openPropertyFixture({ config: { webDir: web.folder } });
  buyer = await verifiedUser(fixture, 'Bola Ade');
  house = await fixture.create({ title: 'Bungalow in Enugu' });
  const body = newEnquiry({
    kind: 'viewing',
    property: house._id,
    viewing: { by: 'video', times: [{ day: tomorrow(), part: 'morning' }] },
    fullName: 'Zebulon Quist',
    message: 'Do the peacocks of the neighbours scream?',
  });
  await call(fixture.app, 'POST /enquiries', { body });
  const { token } = fixture.admin;
  enquiry = (await call(fixture.app, 'GET /admin/enquiries', { token })).json().data[0];
  const notes = {
    version: enquiry.version,
    notes: 'He pays in dollars',
    assignedTo: fixture.admin.id,
  };
  await call(fixture.app, `PUT /admin/enquiries/${enquiry.id}`, { token, body: notes });
});
afterAll(async () => {
  await fixture.close();
  await web.remove();
});

function tomorrow(): string {
  return new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** What would give the enquiry away. Its id is known to whoever asks. */
const traces = () => [
  'Zebulon Quist',
  'peacocks',
  'ngozi@example.com',
  '803 111 2222',
  'He pays in dollars',
  enquiry.reference,
];

/** Every request of the API with the ids of the enquiry and its home, and every page. */
function requests(): { method: Endpoint['method']; url: string; payload?: object }[] {
  const api = [...endpoints.values()].flatMap(({ method, path, body }) =>
    [enquiry.id, house._id, enquiry.reference].map((id) => ({
      method,
      url: `/api${path.replace('{id}', id)}`,
      ...(body?.type === 'application/json' && { payload: { version: 2, state: 'done' } }),
    })),
  );
  const searches = ['Zebulon', 'peacocks', enquiry.reference, enquiry.id];
  const pages = [
    ...Object.values(pageHeads).map(({ canonicalPath }) => canonicalPath),
    ...privatePaths.flatMap((path) => [enquiry.id, house._id].map((id) => path.replace(':id', id))),
    `/property-listing/${house._id}`,
    `/contact?property=${house._id}`,
    ...searches.flatMap((q) => [`/api/properties?q=${q}`, `/api/properties?limit=5&q=${q}`]),
    '/sitemap.xml',
    '/metrics',
  ];
  return [...api, ...pages.map((url) => ({ method: 'GET' as const, url }))];
}

it.each(['guest', 'buyer'])(
  'An enquiry is shown to a %s by no endpoint and no page, with its id known',
  async (client) => {
    const shown: string[] = [];
    for (const { method, url, payload } of requests()) {
      // Ends the session of the buyer, who asks on.
      if (client === 'buyer' && /logout|delete-account|sessions/.test(url)) continue;
      const { body } = await fixture.app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: client === 'buyer' ? { authorization: `Bearer ${buyer.token}` } : {},
      });
      if (traces().some((trace) => body.includes(trace))) shown.push(`${method} ${url}`);
    }
    expect(shown).toEqual([]);
  },
);

it('An enquiry is shown to an admin, unchanged by those requests', async () => {
  const { token } = fixture.admin;
  const { data } = (
    await call(fixture.app, `GET /admin/enquiries/${enquiry.id}`, { token })
  ).json();
  expect(data).toMatchObject({
    state: 'new',
    version: 2,
    notes: 'He pays in dollars',
    fullName: 'Zebulon Quist',
  });
});
