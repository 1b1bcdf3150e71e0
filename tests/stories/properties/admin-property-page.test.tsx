import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { derivedId } from '#server/core/database/row-id.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);
const villa = derivedId('villa');
const plot = derivedId('plot');

async function openProperty(id: string) {
  signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  return visit(`/admin/properties/${id}`);
}

const deletions = () => api.calls.filter((call) => call.startsWith('DELETE'));
const pressDelete = async (user: Awaited<ReturnType<typeof openProperty>>) =>
  user.click(await screen.findByRole('button', { name: 'Delete' }));

describe.each(apiKinds)('The admin page of a property, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('shows every field, with links to edit it and to its public page', async () => {
    const user = await openProperty(villa);
    const title = 'Waterfront villa with a private jetty';
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    const fieldOf = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
    expect(fieldOf('Reference and views')).toMatch(/^GD-1001 · \d+ views?$/);
    expect(fieldOf('Type and size')).toBe('Villa · 6 bed · 7 bath · 1,200 sqm');
    expect(fieldOf('Status')).toBe('For Sale');
    expect(fieldOf('Location')).toBe('Banana Island, Ikoyi, Lagos');
    expect(fieldOf('Price')).toBe('₦1,800,000,000');
    expect(fieldOf('Negotiable')).toBe('Yes');
    expect(screen.getByText(villa), 'the folded ID').not.toBeVisible();
    await user.click(screen.getByText('Version and ID'));
    expect(screen.getByText(villa)).toBeVisible();
    expect(screen.getByText('A quiet house near the sea.')).toBeVisible();
    expect(screen.getByText('Private Cinema')).toBeVisible();
    expect(screen.getByText('No photo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/admin/properties/${villa}/edit`,
    );
    expect(screen.getByRole('link', { name: 'Public page' })).toHaveAttribute(
      'href',
      `/property-listing/${villa}`,
    );
    const trail = screen.queryByRole('link', { name: 'History' });
    if (kind === 'reference') {
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
          'href',
          `/admin/audit-trail?property=${villa}`,
        ),
      );
    } else expect(trail).toBeNull();
  });

  it('leads from a missing status to its field and from a missing photo to the photos', async () => {
    const user = await openProperty(plot);
    expect(await screen.findByText('No status')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Set status' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('link', { name: 'Add photo' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Photos' })).toHaveFocus());
  });

  it('shows a missing status as Available', async () => {
    await openProperty(plot);
    await screen.findByRole('heading', { name: 'Dry corner plot with a survey', level: 1 });
    const status = screen.getByText('Status', { selector: 'dt' }).parentElement;
    expect(status).toHaveTextContent('Available');
  });

  it("shows 'Property Deleted', then the list that was loaded before without it", async () => {
    const title = `House that goes, ${kind}`;
    await insertProperties(api.server().db, [newProperty(title, { title })]);
    const id = derivedId(title);
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    const user = visit('/admin/properties');
    await user.click(await screen.findByRole('link', { name: title }));
    await pressDelete(user);
    expect(await screen.findByText('Property Deleted')).toBeVisible();
    expect(screen.getByText('Your property has been successfully deleted.')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
    expect(await screen.findByText('5 properties')).toBeVisible();
    expect(deletions()).toEqual([`DELETE /api/properties/${id}`]);
    expect(screen.queryByText(title)).toBeNull();
    const requests = api.calls.filter((call) => call === `GET /api/properties/${id}`);
    expect(requests, 'requests for the deleted property').toHaveLength(1);
  });

  it("shows 'Error Loading Property' if the server fails, and tries again", async () => {
    let isBroken = true;
    api.override(
      http.get(`*/api/properties/${villa}`, () =>
        isBroken ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    );
    const user = await openProperty(villa);
    expect(await screen.findByText('Error Loading Property')).toBeVisible();
    expect(
      screen.getByText("We couldn't load the property details. Please try again later."),
    ).toBeVisible();
    isBroken = false;
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Waterfront/ })).toBeVisible();
  });
});

describe('The admin page of a property', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('leads with the facts and every check', async () => {
    await openProperty(villa);
    const facts = within(await screen.findByRole('region', { name: 'Facts and checks' }));
    expect(facts.getByText('₦1,800,000,000')).toBeVisible();
    for (const check of ['Papers', 'Power', 'Water', 'Road', 'Flooding', 'Visited']) {
      expect(facts.getByText(check, { selector: 'dt' })).toBeVisible();
    }
  });

  it("asks 'Are you sure you want to delete this property?', and Cancel changes nothing", async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const user = await openProperty(plot);
    await pressDelete(user);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'Are you sure you want to delete this property?',
    );
    expect(deletions()).toEqual([]);
  });

  it("shows 'Failed to delete property. Please try again.' on failure, stays, and removes the error once it works", async () => {
    api.override(
      http.delete('*/api/properties/*', () =>
        HttpResponse.json({ message: 'The disk is full.' }, { status: 507 }),
      ),
    );
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const user = await openProperty(plot);
    await pressDelete(user);
    expect(await screen.findByText('Failed to delete property. Please try again.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(addressBar()).toBe(`/admin/properties/${plot}`);
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();

    api.override(
      http.delete('*/api/properties/*', () =>
        HttpResponse.json({ data: null, message: 'Deleted' }),
      ),
    );
    await pressDelete(user);
    expect(await screen.findByText('Property Deleted')).toBeVisible();
    // Sooner than a toast goes by itself.
    await waitFor(
      () => expect(screen.queryByText('Failed to delete property. Please try again.')).toBeNull(),
      { timeout: 2000 },
    );
  });

  it("shows 'Error loading property: Property not found' for a missing property", async () => {
    const user = await openProperty('000000000000000000000000');
    expect(await screen.findByText('Error loading property: Property not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
  });
});
