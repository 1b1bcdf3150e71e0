import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry, NewEnquiry } from '#contract/endpoints/enquiries.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { ENQUIRIES_PER_PAGE } from '#server/modules/enquiries/enquiries-service.ts';
import { changeUser, registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { newEnquiry, newReport } from '#tests/support/enquiry-builders.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { call, type EndpointName, type TestUser } from '#tests/support/users.ts';

const clock = testClock();

let test: TestApp;
let ada: TestUser;
let bisi: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  const sessionLimits = { userIdleMs: 864e6, adminIdleMs: 864e6, maxMs: 864e6 };
  test = await openTestApp({ clock: clock.read, config: { sessionLimits } });
  ada = await registerAdmin(test, 'Ada Obi');
  bisi = await registerAdmin(test, 'Bisi Ojo');
  buyer = await verifiedUser(test, 'Tunde Bakare');
});
beforeEach(async () => {
  clock.now = new Date('2026-03-02T09:00:00.000Z');
  await test.db.delete(enquiries);
  await test.db.delete(auditEvents);
  await test.resetLimits();
});
afterAll(() => test.close());

/** Sends an enquiry, a second after the last one. */
async function sent(fields: Partial<NewEnquiry> = {}): Promise<Enquiry> {
  clock.pass(1);
  const from = `198.51.100.${Math.floor(Math.random() * 250)}`;
  const response = await call(test.app, 'POST /enquiries', { body: newEnquiry(fields), from });
  if (response.statusCode !== 201) throw new Error(response.body);
  const [first] = (await list()).data;
  if (!first) throw new Error('Nothing is stored.');
  return first;
}

async function list(
  query: Record<string, string> = {},
): Promise<{ data: Enquiry[]; meta: { nextCursor: string } }> {
  return (await call(test.app, `GET /admin/enquiries?${new URLSearchParams(query)}`, ada)).json();
}

const messagesOf = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ message }) => message);
const change = (id: string, body: object, { token } = ada) =>
  call(test.app, `PUT /admin/enquiries/${id}`, { token, body });
const events = () => test.db.select().from(auditEvents);

describe('The enquiries of the company', () => {
  it.each([
    'GET /admin/enquiries',
    'GET /admin/enquiries/overview',
    'GET /admin/enquiries/export',
    'GET /admin/enquiries/{id}',
    'GET /admin/enquiries/{id}/related',
    'PUT /admin/enquiries/{id}',
    'DELETE /admin/enquiries/{id}',
  ])('are for admins alone: %s', async (endpoint) => {
    const { id, version } = await sent();
    // The endpoints above, with an id.
    const name = endpoint.replace('{id}', id) as EndpointName;
    const body = name.startsWith('PUT') ? { version, state: 'done' } : undefined;
    const statusFor = async (token?: string) =>
      (await call(test.app, name, { ...(token && { token }), ...(body && { body }) })).statusCode;
    expect([await statusFor(), await statusFor(buyer.token)]).toEqual([401, 403]);
    await changeUser(test.db, bisi, { isVerified: false });
    expect(await statusFor(bisi.token)).toBe(403);
    await changeUser(test.db, bisi, { isVerified: true });
    expect((await list()).data).toMatchObject([{ id, state: 'new' }]);
    expect(await statusFor(ada.token)).toBe(200);
  });

  it('are listed newest first, each once across pages', async () => {
    const rows = Array.from({ length: ENQUIRIES_PER_PAGE + 2 }, (_, index) => ({
      id: `${index}`.padStart(24, '0'),
      at: clock.now,
      changedAt: clock.now,
      kind: 'message' as const,
      message: `Message ${index}`,
      consent: '',
    }));
    await test.db.insert(enquiries).values(rows);
    await sent({ message: 'The newest one' });
    const first = await list();
    expect(first.data[0]?.message).toBe('The newest one');
    const second = await list({ cursor: first.meta.nextCursor });
    expect(second.meta.nextCursor).toBeNull();
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ENQUIRIES_PER_PAGE + 3);
    const wrong = await call(test.app, 'GET /admin/enquiries?cursor=W10', ada);
    expect(wrong.json().fields).toHaveProperty('cursor');
  });

  it('are found by state, kind, who looks after them, days, and parts of what they say', async () => {
    const { id, version, reference } = await sent({ message: 'First one', email: '' });
    await change(id, { version, state: 'arranged', assignedTo: bisi.id });
    clock.pass(24 * 3600);
    await sent({ message: 'Second one, 100%', kind: 'search', phoneNumber: '' });
    await call(test.app, 'POST /reports', { body: newReport({ message: 'Third one' }) });
    expect(await messagesOf({ state: 'arranged' })).toEqual(['First one']);
    expect(await messagesOf({ kind: 'report' })).toEqual(['Third one']);
    expect(await messagesOf({ assignedTo: bisi.id })).toEqual(['First one']);
    expect(await messagesOf({ assignedTo: 'nobody', kind: 'search' })).toEqual([
      'Second one, 100%',
    ]);
    expect(await messagesOf({ assignedTo: 'someone' })).toEqual([]);
    expect(await messagesOf({ searchFrom: '2026-03-03' })).toHaveLength(2);
    expect(await messagesOf({ searchTo: '2026-03-02' })).toEqual(['First one']);
    expect(await messagesOf({ q: 'SECOND' })).toEqual(['Second one, 100%']);
    expect(await messagesOf({ q: '0803 111' })).toEqual(['First one']);
    expect(await messagesOf({ q: reference })).toEqual(['First one']);
    expect(await messagesOf({ q: '100%' })).toEqual(['Second one, 100%']);
    expect(await messagesOf({ q: '%' })).toEqual(['Second one, 100%']);
    expect(await messagesOf({ q: '\0' })).toEqual([]);
  });

  it('are counted by state, with the admins who can look after one', async () => {
    const { id, version } = await sent();
    await change(id, { version, state: 'no-answer' });
    await sent({ message: 'Another one' });
    const { data } = (await call(test.app, 'GET /admin/enquiries/overview', ada)).json();
    expect(data).toEqual({
      counts: { new: 1, arranged: 0, done: 0, 'no-answer': 1 },
      staff: [
        { id: ada.id, fullName: 'Ada Obi' },
        { id: bisi.id, fullName: 'Bisi Ojo' },
      ],
    });
  });

  it("come with the sender's others, by phone number or email", async () => {
    await sent({ message: 'Same phone', phoneNumber: '0803 111 2222', email: '' });
    await sent({ message: 'Same email', phoneNumber: '', email: 'ngozi@example.com' });
    await sent({ message: 'Another sender', phoneNumber: '', email: 'emeka@example.com' });
    const { id } = await sent();
    const related = await call(test.app, `GET /admin/enquiries/${id}/related`, ada);
    expect(related.json().data.map(({ message }: Enquiry) => message)).toEqual([
      'Same email',
      'Same phone',
    ]);
  });
});

describe('An admin who works on an enquiry', () => {
  it('changes its state, who looks after it and the notes', async () => {
    const { id, version } = await sent();
    const body = { version, state: 'arranged', assignedTo: bisi.id, notes: 'Saturday at 10' };
    const { data } = (await change(id, body)).json();
    expect(data).toMatchObject({
      state: 'arranged',
      assignedTo: { id: bisi.id, fullName: 'Bisi Ojo' },
      notes: 'Saturday at 10',
      version: version + 1,
    });
    expect(
      (await change(id, { version: version + 1, assignedTo: null })).json().data,
    ).toMatchObject({
      state: 'arranged',
      assignedTo: null,
    });
  });

  it('is told if another admin was faster, and nothing is overwritten', async () => {
    const { id, version } = await sent();
    await change(id, { version, notes: 'She is abroad' }, bisi);
    const response = await change(id, { version, notes: 'Called' });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('Another admin has changed this enquiry meanwhile.');
    expect((await list()).data).toMatchObject([{ notes: 'She is abroad' }]);
  });

  it('is told if another admin saves at the same moment, or has deleted it', async () => {
    const { id, version } = await sent();
    const both = await Promise.all([
      change(id, { version, state: 'arranged' }),
      change(id, { version, state: 'done' }, bisi),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await events()).toHaveLength(1);
    await call(test.app, `DELETE /admin/enquiries/${id}`, bisi);
    const late = await change(id, { version: version + 1, notes: 'Called' });
    expect(late.statusCode).toBe(404);
    expect(late.json().message).toBe('This enquiry does not exist any more.');
    expect((await call(test.app, `DELETE /admin/enquiries/${id}`, ada)).statusCode).toBe(404);
  });

  it('cannot give it to somebody who is no admin', async () => {
    const { id, version } = await sent();
    expect((await change(id, { version, assignedTo: buyer.id })).json().fields).toEqual({
      assignedTo: 'Only an admin can look after an enquiry',
    });
  });

  it('leaves no text of anybody in the audit log', async () => {
    const { id, version, reference } = await sent({ message: 'My secret plan' });
    await change(id, { version, state: 'done', notes: 'Her secret budget', assignedTo: bisi.id });
    await call(test.app, `DELETE /admin/enquiries/${id}`, ada);
    expect((await call(test.app, `GET /admin/enquiries/${id}`, ada)).statusCode).toBe(404);
    expect(await events()).toMatchObject([
      {
        action: 'enquiry-changed',
        actorId: ada.id,
        details: {
          enquiry: reference,
          from: 'new',
          to: 'done',
          assigned: 'changed',
          notes: 'changed',
        },
      },
      { action: 'enquiry-deleted', details: { enquiry: reference } },
    ]);
    expect(JSON.stringify(await events())).not.toMatch(/secret|Ng[oọ]zi|1112222|111 2222/i);
  });

  it('exports what the filter finds as CSV that no spreadsheet runs, and the log says so', async () => {
    await sent({ message: '=HYPERLINK("http://evil.ng")', fullName: 'Emeka' });
    await sent({ kind: 'search', message: 'Not this one' });
    const response = await call(test.app, 'GET /admin/enquiries/export?kind=message', ada);
    expect(response.headers['content-type']).toContain('text/csv');
    const [header, ...lines] = response.body.trimEnd().split('\r\n');
    expect(header).toMatch(/^\ufeffReference,Received,Kind,State,Full name/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,"'=HYPERLINK(""http://evil.ng"")",`);
    expect(lines[0]).toContain(",'+234 803 111 2222,");
    expect(await events()).toMatchObject([{ action: 'enquiries-exported', actorId: ada.id }]);
  });
});
