import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { sendForm } from '#tests/support/multipart-property.ts';
import { openPropertyFixture, type PropertyFixture } from '#tests/support/property-fixture.ts';
import { call } from '#tests/support/users.ts';

const path = 'GET /admin/audit-events?action=property-updated';
let fixture: PropertyFixture;
let buyer: { token: string };

beforeAll(async () => {
  fixture = await openPropertyFixture();
  buyer = await verifiedUser(fixture, 'Zainab Bello');
});
afterAll(() => fixture.close());

describe('The values before a change', () => {
  it('are sent to admins only', async () => {
    const { _id } = await fixture.create({ price: '97000001' });
    const more = { 'checks[power]': 'Band A', 'amenities[0]': 'Gym' };
    await fixture.put(_id, { status: '', price: '9700000', ...more });
    const { token } = fixture.admin;
    const [event] = (await call(fixture.app, path, { token })).json().data;
    expect(event.changes).toEqual([
      { field: 'status', before: 'For Sale', after: null },
      { field: 'price', before: 97_000_001, after: 9_700_000 },
      { field: 'checks.power', before: null, after: 'Band A' },
      { field: 'amenities', before: ['Study', 'CCTV'], after: ['Gym'] },
    ]);
    expect((await call(fixture.app, path)).statusCode).toBe(401);
    expect((await call(fixture.app, path, buyer)).statusCode).toBe(403);
    const property = await call(fixture.app, `GET /properties/${_id}`, buyer);
    expect(property.body).not.toContain('97000001');
  });

  it('are restored by admins only, and from the current version only', async () => {
    const { _id } = await fixture.create({ price: '97000001' });
    await fixture.put(_id, { price: '9700000' });
    const price = async () => (await fixture.getProperty(_id)).price;
    const revert = async (version: string, token?: string) => {
      const parts = Object.entries({ price: '97000001', version });
      return (await sendForm(fixture.app, `PUT /properties/${_id}`, parts, token)).statusCode;
    };
    const { token } = fixture.admin;
    expect([await revert('2'), await revert('2', buyer.token)]).toEqual([401, 403]);
    expect(await revert('1', token)).toBe(409);
    expect(await price()).toBe(9_700_000);
    expect(await revert('2', token)).toBe(200);
    expect(await price()).toBe(97_000_001);
  });
});
