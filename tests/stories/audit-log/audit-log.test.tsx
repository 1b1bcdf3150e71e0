import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { newId } from '#server/core/database/row-id.ts';
import { users } from '#server/core/database/schema.ts';
import { AUDIT_EVENTS_PER_PAGE } from '#server/modules/audit-log/audit-log-service.ts';
import { registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, GOOD_PASSWORD, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
let admin: TestUser;
let zainab: TestUser;

beforeEach(async () => {
  api.behaveAs('reference');
  const test = api.server();
  await test.db.delete(users);
  await test.db.delete(auditEvents);
  admin = await registerAdmin(test, 'Ada Obi');
  zainab = await verifiedUser(test, 'Zainab Bello');
  await test.db.delete(auditEvents);
  signedInAs(admin);
});

/** The sentences, the latest first. */
async function sentences(): Promise<(string | null | undefined)[]> {
  const events = within(await screen.findByRole('region', { name: 'Events' }));
  return events.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
}

type Reader = ReturnType<typeof visit>;

async function addFilter(user: Reader, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

const change = (path: `/${string}`, body: object) =>
  call(api.server().app, `PUT /admin/users/${zainab.id}${path}`, { ...admin, body });

async function happened(event: Partial<typeof auditEvents.$inferInsert>) {
  const at = new Date('2026-01-01T00:00:00Z');
  await api
    .server()
    .db.insert(auditEvents)
    .values({ id: newId(), at, action: 'x', ...event });
}

describe('An admin who reads the audit log', () => {
  it('reads events as sentences, the latest first, with links to users', async () => {
    await change('/role', { role: 'admin', currentPassword: GOOD_PASSWORD });
    await change('/status', { status: 'Deactivated' });
    visit('/admin/audit-trail');
    expect(await sentences()).toEqual([
      'Ada Obi deactivated the account of Zainab Bello',
      'Ada Obi changed the role of Zainab Bello from user to admin',
    ]);
    const [link] = screen.getAllByRole('link', { name: 'Zainab Bello' });
    expect(link).toHaveAttribute('href', `/admin/user-list/${zainab.id}`);
    expect(screen.getByText(/203\.0\.113\.1/)).toBeVisible();
  });

  it('reads events of deleted users and properties', async () => {
    const details = { title: 'Old house' };
    await happened({ action: 'property-deleted', actorId: newId(), propertyId: newId(), details });
    await happened({ action: 'sign-in-failed' });
    await happened({ action: 'code-check-failed' });
    const refused = { details: { request: 'GET /api/admin/users' }, userId: zainab.id };
    await happened({ action: 'access-denied', actorId: zainab.id, ...refused });
    await happened({
      action: 'access-denied',
      userId: zainab.id,
      details: { request: 'POST /api/auth/login' },
    });
    await happened({ action: 'rate-limited', ...refused });
    await happened({ action: 'something-new', actorId: admin.id });
    visit('/admin/audit-trail');
    expect((await sentences()).toSorted()).toEqual([
      'A deleted account deleted Old house',
      'A wrong code was entered with an email that has no account',
      'Ada Obi (something new)',
      'Failed attempt to log in with an email that has no account',
      'Too many attempts on the account of Zainab Bello (GET /api/admin/users)',
      'Zainab Bello was not allowed to request GET /api/admin/users',
      'Zainab Bello was not allowed to request POST /api/auth/login',
    ]);
  });

  it('reads who deleted whose account, without a link to the deleted account', async () => {
    await call(api.server().app, `DELETE /admin/users/${zainab.id}`, admin);
    visit('/admin/audit-trail');
    expect(await sentences()).toEqual(['Ada Obi deleted the account of Zainab Bello']);
    expect(screen.queryByRole('link', { name: 'Zainab Bello' })).toBeNull();
  });

  it('filters by action, user or property, kept in the URL', async () => {
    await change('/status', { status: 'Deactivated' });
    await happened({ action: 'signed-in', actorId: admin.id, userId: admin.id });
    const user = visit('/admin/audit-trail');
    await addFilter(user, 'Action');
    expect(screen.getByLabelText('Action')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Action'), 'Login');
    await waitFor(async () => expect(await sentences()).toEqual(['Ada Obi logged in']));
    expect(addressBar()).toBe('/admin/audit-trail?action=signed-in');
    await user.selectOptions(screen.getByLabelText('Action'), 'All actions');
    await addFilter(user, 'User');
    const userFilter = screen.getByLabelText('User');
    await within(userFilter).findByRole('option', { name: 'Zainab Bello' });
    await user.selectOptions(userFilter, 'Zainab Bello');
    await waitFor(() => expect(addressBar()).toBe(`/admin/audit-trail?user=${zainab.id}`));
    await waitFor(async () => expect(await sentences()).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Action'), 'Registration');
    expect(await screen.findByText('No events match these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(2));
    expect(addressBar()).toBe('/admin/audit-trail');
  });

  it('filters by days, kept in the URL', async () => {
    const at = new Date('2026-02-01T22:59:00Z');
    await happened({ action: 'signed-in', actorId: zainab.id, userId: zainab.id, at });
    await happened({ action: 'signed-in', actorId: admin.id, userId: admin.id });
    const user = visit('/admin/audit-trail');
    await waitFor(async () => expect(await sentences()).toHaveLength(2));
    await addFilter(user, 'Days');
    await user.type(screen.getByLabelText('From'), '2026-02-01');
    await user.type(screen.getByLabelText('To'), '2026-02-01');
    await waitFor(async () => expect(await sentences()).toEqual(['Zainab Bello logged in']));
    expect(addressBar()).toBe('/admin/audit-trail?searchFrom=2026-02-01&searchTo=2026-02-01');
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '2026-01-31');
    await waitFor(async () => expect(await sentences()).toEqual(['Zainab Bello logged in']));
    await user.click(screen.getByRole('button', { name: 'Remove the filter Days' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(2));
    expect(addressBar()).toBe('/admin/audit-trail');
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  });

  it('reads the events of each day under its name, with the time only', async () => {
    const at = new Date('2026-02-01T22:59:00Z');
    await happened({ action: 'signed-in', actorId: zainab.id, userId: zainab.id, at });
    await happened({ action: 'signed-in', actorId: admin.id, userId: admin.id, at: new Date() });
    visit('/admin/audit-trail');
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Today', '1 February 2026']);
    expect(screen.getByText('23:59')).toBeVisible();
  });

  it('reads logins in a row as one entry, and opens the time of each', async () => {
    const login = { action: 'signed-in', actorId: admin.id, userId: admin.id };
    for (const time of ['08:15', '09:30', '10:45']) {
      await happened({ ...login, at: new Date(`2026-02-01T${time}:00Z`) });
    }
    await happened({ action: 'registered', userId: zainab.id, at: new Date('2026-02-01T11:00Z') });
    await happened({ ...login, at: new Date('2026-02-01T12:00:00Z') });
    const user = visit('/admin/audit-trail');
    expect(await sentences()).toEqual([
      'Ada Obi logged in',
      'Zainab Bello registered',
      'Ada Obi logged in',
    ]);
    await user.click(screen.getByRole('button', { name: '3 times since 09:15' }));
    const times = within(screen.getByRole('list', { name: 'Times of these logins' }));
    expect(times.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '11:45',
      '10:30',
      '09:15',
    ]);
  });

  it('reads logins of several users and devices in a row as one entry, and opens each', async () => {
    const at = (time: string) => new Date(`2026-02-01T${time}:00Z`);
    const login = (user: TestUser) => ({ action: 'signed-in', actorId: user.id, userId: user.id });
    const phone = { device: 'Chrome on Android', address: '203.0.113.9' };
    await happened({ ...login(zainab), at: at('08:15'), ...phone });
    await happened({ ...login(admin), at: at('09:30'), device: 'Firefox on Linux' });
    const user = visit('/admin/audit-trail');
    expect(await sentences()).toEqual(['Ada Obi and Zainab Bello logged in']);
    expect(screen.getByText('Several devices or addresses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2 times since 09:15' }));
    const times = within(screen.getByRole('list', { name: 'Times of these logins' }));
    expect(times.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10:30 Ada Obi, Firefox on Linux',
      '09:15 Zainab Bello, Chrome on Android · 203.0.113.9',
    ]);
  });

  it('reads logins of three users in a row as those of one and the others', async () => {
    const other = await verifiedUser(api.server(), 'Tunde Bakare');
    await api.server().db.delete(auditEvents);
    for (const [hour, { id }] of [other, zainab, admin, zainab].entries()) {
      const at = new Date(`2026-02-01T0${hour}:15:00Z`);
      await happened({ action: 'signed-in', actorId: id, userId: id, at });
    }
    const user = visit('/admin/audit-trail');
    expect(await sentences()).toEqual(['Zainab Bello and 2 others logged in']);
    await user.click(screen.getByRole('button', { name: '4 times since 01:15' }));
    const times = within(screen.getByRole('list', { name: 'Times of these logins' }));
    expect(times.getByRole('link', { name: 'Tunde Bakare' })).toHaveAttribute(
      'href',
      `/admin/user-list/${other.id}`,
    );
  });

  it('keeps the logins of each user and device apart once the log is filtered', async () => {
    const login = { action: 'signed-in', actorId: admin.id, userId: admin.id };
    await happened({ ...login, at: new Date('2026-02-01T08:15:00Z') });
    await happened({ ...login, address: '203.0.113.9', at: new Date('2026-02-01T09:30:00Z') });
    const other = { actorId: zainab.id, userId: zainab.id, at: new Date('2026-02-01T10:00:00Z') };
    await happened({ ...login, ...other });
    visit('/admin/audit-trail?action=signed-in');
    expect(await sentences()).toEqual([
      'Zainab Bello logged in',
      'Ada Obi logged in',
      'Ada Obi logged in',
    ]);
  });

  it('opens the events of a user from their account', async () => {
    await change('/status', { status: 'Deactivated' });
    const user = visit(`/admin/user-list/${zainab.id}`);
    await user.click(await screen.findByRole('link', { name: 'History' }));
    expect(await sentences()).toEqual(['Ada Obi deactivated the account of Zainab Bello']);
    expect(addressBar()).toBe(`/admin/audit-trail?user=${zainab.id}`);
    expect(screen.getByLabelText('User')).toHaveDisplayValue('Zainab Bello');
  });

  it('loads more events with a button, to the last', async () => {
    const count = AUDIT_EVENTS_PER_PAGE + 3;
    for (let index = 0; index < count; index += 1) {
      await happened({ action: 'password-changed', userId: zainab.id });
    }
    const user = visit('/admin/audit-trail');
    expect(await sentences()).toHaveLength(AUDIT_EVENTS_PER_PAGE);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(count));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('sees when the events were updated, and loads new ones with Refresh', async () => {
    await happened({ action: 'signed-in', userId: zainab.id });
    const user = visit('/admin/audit-trail');
    expect(await sentences()).toHaveLength(1);
    expect(screen.getByText(/^Updated \d/)).toBeVisible();
    await happened({ action: 'signed-out', userId: zainab.id });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(2));
  });

  it('sees that it could not be loaded, and tries again', async () => {
    await happened({ action: 'signed-in', userId: zainab.id });
    api.override(
      http.get('*/api/admin/audit-events', () => HttpResponse.json(null, { status: 403 })),
    );
    const user = visit('/admin/audit-trail');
    expect(await screen.findByText('Error loading the audit log')).toBeVisible();
    api.behaveAs('reference');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await sentences()).toEqual(['Zainab Bello logged in']);
  });

  it('finds no such page with an API without an audit log', async () => {
    api.behaveAs('data.data');
    visit('/admin/audit-trail');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
