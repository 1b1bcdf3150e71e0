import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { readSession } from '#src/lib/session.ts';
import { changeUser, registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { allApiKinds, apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { GOOD_PASSWORD, type TestUser } from '#tests/support/users.ts';

const api = referenceApi(namedListings);
const villa = derivedId('villa');
const breadcrumb = () => screen.findByRole('navigation', { name: 'Breadcrumb' });
const adminCalls = () => api.calls.filter((call) => call.includes('/api/admin/'));
let admin: TestUser;

async function signInAsAdmin() {
  admin = await registerAdmin(api.server(), 'Amaka Okafor');
  signedInAs(admin);
}

describe.each(apiKinds)('An admin, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    await signInAsAdmin();
  });

  it('has a sidebar with Overview, Listed properties, User list, List a property, what the API has beyond them, and Log out', async () => {
    visit('/admin');
    const sidebar = await screen.findByRole('navigation', { name: 'Admin' });
    const links = within(sidebar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/admin'],
      ['Listed properties', '/admin/properties'],
      ['User list', '/admin/user-list'],
      ['List a property', '/admin/list-property'],
      ...(kind === 'reference'
        ? [
            ['Enquiries', '/admin/enquiries'],
            ['Imports', '/admin/imports'],
            ['Audit log', '/admin/audit-trail'],
          ]
        : []),
    ]);
    const buttons = within(sidebar).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Log out']);
    expect(sidebar).toHaveTextContent(/Amaka OkaforAdminLog out$/);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    within(await breadcrumb()).getByRole('link', { name: 'Overview', current: 'page' });
  });

  it("sees the breadcrumb with the property's title, and goes back by it", async () => {
    const user = visit(`/admin/properties/${villa}`);
    const title = 'Waterfront villa with a private jetty';
    await within(await breadcrumb()).findByRole('link', { name: title, current: 'page' });
    const steps = within(await breadcrumb()).getAllByRole('link');
    expect(steps.map((step) => step.textContent)).toEqual(['Overview', 'Listed properties', title]);
    await waitFor(() => expect(document.title).toBe(`${title} | Gida`));
    await user.click(within(await breadcrumb()).getByRole('link', { name: 'Listed properties' }));
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
    await waitFor(() => expect(document.title).toBe('Listed properties | Gida'));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it("logs out with the toast 'Log out Successfull', and goes home", async () => {
    const user = visit('/admin');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(readSession()).toBeNull();
    expect(api.calls).toContain('POST /api/auth/logout');
    expect(screen.queryByText(/please sign in to continue/)).toBeNull();
  });

  it('is sent to login when the session expires', async () => {
    visit('/admin/properties');
    await screen.findByText('Waterfront villa with a private jetty');
    api.override(
      http.get('*/api/*', () =>
        HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
      ),
    );
    screen.getByRole('button', { name: 'Refresh' }).click();
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(screen.getByText('You have been logged out due to inactivity.')).toBeVisible();
    await waitFor(() => expect(addressBar()).toMatch(/^\/authentication\/login/));
    expect(screen.queryByText('Waterfront villa with a private jetty')).toBeNull();
  });
});

describe.each(allApiKinds)('With %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('an admin logs out in the same way if the server fails to end the session', async () => {
    api.override(http.post('*/api/auth/logout', () => HttpResponse.json(null, { status: 500 })));
    await signInAsAdmin();
    const user = visit('/admin');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Log out Successfull')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/'));
    expect(readSession()).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('a guest is sent from an admin page to login, and returns to it as an admin', async () => {
    const { email } = await registerAdmin(api.server(), 'Amaka Okafor');
    const user = visit('/admin/properties?status=Sold');
    expect(
      await screen.findByText('User authentication is required, please sign in to continue.'),
    ).toBeVisible();
    expect(adminCalls()).toEqual([]);
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(addressBar()).toBe('/admin/properties?status=Sold');
  });
});

describe('The admin area', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('has a skip link, a link to the public site and a theme switch', async () => {
    await signInAsAdmin();
    visit('/admin');
    expect(await screen.findByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      '#main',
    );
    expect(screen.getByRole('link', { name: 'View the site' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  });

  it('has its links in a drawer behind a button named Menu', async () => {
    await signInAsAdmin();
    setScreenWidth(390);
    const user = visit('/admin');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Listed properties' }));
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a page for unknown paths, with links to continue', async () => {
    await signInAsAdmin();
    visit('/admin/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  it.each([
    '/admin',
    '/admin/list-property',
    '/admin/properties',
    `/admin/properties/${villa}`,
    `/admin/properties/${villa}/edit`,
    '/admin/user-list',
    '/admin/user-list/ad0000000000000000000001',
    '/admin/imports',
    '/admin/audit-trail',
    '/admin/enquiries',
  ])('rejects a user who is not an admin at %s, and requests none of its data', async (path) => {
    signedInAs(await verifiedUser(api.server(), 'Tunde Bakare'));
    visit(path);
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
    expect(adminCalls()).toEqual([]);
    expect(api.calls).toEqual(['GET /api/auth/me']);
  });

  it('sends an admin with an unverified email to the verification page', async () => {
    await signInAsAdmin();
    await changeUser(api.server().db, admin, { isVerified: false });
    signedInAs(admin, { isVerified: false });
    visit('/admin/properties');
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeVisible();
    expect(addressBar()).toBe('/authentication/verify-email?returnTo=%2Fadmin%2Fproperties');
    expect(adminCalls()).toEqual([]);
  });
});
