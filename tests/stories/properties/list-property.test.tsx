import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import {
  expectCreated,
  facilityLabels,
  fillField,
  fillRequired,
  imageFile,
  openListingForm,
  storedProperty,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);
sendRealFiles();

const formCalls = () => api.calls.filter((call) => call.startsWith('POST /api/properties'));

describe.each(apiKinds)('An admin who lists a property, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('sees Property Created at the listed properties, and everything is stored as typed', async () => {
    const user = await openListingForm();
    const title = `Semi-detached duplex, ${kind}`;
    await fillRequired(user, title);
    await user.selectOptions(screen.getByLabelText('Status'), 'Under Offer');
    await fillField(user, 'Price', '1.2bn');
    await user.click(screen.getByLabelText('Negotiable'));
    await fillField(user, 'Bedrooms', '4');
    await fillField(user, 'Bathrooms', '5');
    await fillField(user, 'Square footage (sqm)', '320.5');
    await fillField(user, 'Description', 'With a study.');
    await fillField(user, 'Facility 1', 'Gym');
    await fillField(user, 'Facility 3', 'Boys quarters');
    await user.upload(screen.getByLabelText('Images'), [imageFile('front.png')]);
    expect(await screen.findByText('front.png')).toBeVisible();
    await submitListing(user);
    await expectCreated();
    expect(await storedProperty(api.server(), title)).toMatchObject({
      type: 'House',
      status: 'Under Offer',
      location: 'Lekki Phase 1, Lagos',
      price: 1_200_000_000,
      negotiable: true,
      features: { bedrooms: 4, bathrooms: 5, squareFootage: 320.5 },
      description: 'With a study.',
      amenities: ['Gym', 'Boys quarters'],
      images: [expect.stringContaining('/api/images/')],
    });
  });

  it('finds it in the list of properties that was loaded before', async () => {
    const user = visit('/admin/properties');
    await screen.findByRole('grid');
    const ways = within(screen.getByRole('navigation', { name: 'Admin' }));
    await user.click(ways.getByRole('link', { name: 'List a property' }));
    await screen.findByLabelText('Title');
    const title = `Bungalow, ${kind}`;
    await fillRequired(user, title);
    await submitListing(user);
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
  });
});

describe('An admin who lists a property', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('pastes spreadsheet cells as text, although the clipboard also has an image of them', async () => {
    await openListingForm();
    const types = ['text/plain', 'Files'];
    const clipboardData = { types, files: [imageFile('cells.png')] };
    expect(fireEvent.paste(screen.getByLabelText('Title'), { clipboardData })).toBe(true);
    fireEvent.paste(document.body, { clipboardData: { ...clipboardData, types: ['Files'] } });
    expect(await screen.findByText('1 photo')).toBeVisible();
  });

  it.each([
    [{ message: 'Listed as GD-7001.' }, 'Listed as GD-7001.'],
    [{}, 'Your property has been successfully created.'],
  ])('with the response %j sees Property Created and: %s', async (response, description) => {
    api.override(http.post('*/api/properties', () => HttpResponse.json(response, { status: 201 })));
    const user = await openListingForm();
    await fillRequired(user, 'Bungalow in Ikeja');
    await submitListing(user);
    const toast = (await screen.findByText('Property Created')).closest('li');
    expect(toast).toHaveTextContent(description);
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
  });

  it('stays on the page they went to during the upload', async () => {
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    api.override(
      http.post('*/api/properties', async () => {
        await responded;
        return HttpResponse.json({ message: 'It is listed.', data: {} }, { status: 201 });
      }),
    );
    const user = await openListingForm();
    await fillRequired(user, 'House of second thoughts');
    await submitListing(user);
    await screen.findByText('Sending...');
    await user.click(screen.getByRole('link', { name: 'User list' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'User list' })).toBeVisible();
    respond();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(addressBar()).toBe('/admin/user-list');
    expect(screen.queryByText('Property Created')).toBeNull();
  });

  it('sees the full price while typing a short one, and after leaving the field', async () => {
    const user = await openListingForm();
    await user.type(screen.getByLabelText('Price'), '50m');
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Read as ₦50,000,000');
    await user.tab();
    expect(screen.getByLabelText('Price')).toHaveValue('₦50,000,000');
  });

  it('sees the server’s validation errors at their fields', async () => {
    api.override(
      http.post('*/api/properties', () =>
        HttpResponse.json(
          {
            message: 'Please check some fields.',
            fields: {
              'features[bedrooms]': 'Bedrooms should be fewer',
              'amenities[1]': 'This amenity is not known',
              'images[0]': 'This file cannot be read.',
            },
          },
          { status: 400 },
        ),
      ),
    );
    const user = await openListingForm();
    await fillRequired(user, 'House of errors');
    await user.upload(screen.getByLabelText('Images'), [imageFile('front.png')]);
    await screen.findByText('front.png');
    await submitListing(user);
    const bedrooms = screen.getByLabelText('Bedrooms');
    await waitFor(() => expect(bedrooms).toHaveAccessibleDescription('Bedrooms should be fewer'));
    expect(screen.getByLabelText('Facility 2')).toHaveAccessibleDescription(
      'This amenity is not known',
    );
    expect(screen.getByLabelText('Images')).toHaveAccessibleDescription(/^1 photo was rejected/);
    expect(screen.getByText('This file cannot be read.')).toBeVisible();
  });

  it('sees that a 31st photo is too many, and can send the 30 others', async () => {
    const user = await openListingForm();
    const files = Array.from({ length: 31 }, (_, index) => imageFile(`${index + 1}.png`));
    await user.upload(screen.getByLabelText('Images'), files);
    expect(
      await screen.findByText('“31.png”: A property can have at most 30 photos.'),
    ).toBeVisible();
    expect(screen.getByText('30 photos')).toBeVisible();
    expect(formCalls()).toEqual([]);
  });

  it('sees before the upload that a photo is larger than 15 MB', async () => {
    const user = await openListingForm();
    await fillRequired(user, 'House of large photos');
    const png = imageFile('large.png');
    const large = new File([png, new Uint8Array(15 * 1024 * 1024)], 'large.png', {
      type: 'image/png',
    });
    await user.upload(screen.getByLabelText('Images'), large);
    await screen.findByText('large.png');
    await submitListing(user);
    expect(await screen.findByText('This file is too large. The limit is 15 MB.')).toBeVisible();
    expect(screen.getByLabelText('Images')).toHaveAccessibleDescription(/^1 photo was rejected/);
    expect(formCalls()).toEqual([]);
  });

  it('sees every field from Title to Description, Facility 1 to 12 and Images', async () => {
    await openListingForm();
    for (const label of [
      'Title',
      'Type',
      'Status',
      'Location',
      'Price',
      'Negotiable',
      'Bedrooms',
      'Bathrooms',
      'Square footage (sqm)',
      'Description',
      ...facilityLabels,
      'Images',
    ]) {
      expect(screen.getByLabelText(label), label).toBeInTheDocument();
    }
    expect(screen.getByLabelText('Status')).toHaveValue('For Sale');
    expect(screen.getByRole('spinbutton', { name: 'Bedrooms' })).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Bathrooms' })).toBeVisible();
    const suggestions = document.getElementById(
      screen.getByLabelText('Facility 12').getAttribute('list') ?? '',
    );
    expect(suggestions?.querySelectorAll('option')).toHaveLength(17);
  });

  it('sees Failed to create property. Please try again. and keeps the values and photos', async () => {
    api.override(http.post('*/api/properties', () => HttpResponse.json({}, { status: 500 })));
    const user = await openListingForm();
    await fillRequired(user, 'House of patience');
    await user.upload(screen.getByLabelText('Images'), [imageFile('patience.png')]);
    await screen.findByText('patience.png');
    await submitListing(user);
    expect(await screen.findByText('Failed to create property. Please try again.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('House of patience');
    expect(screen.getByText('patience.png')).toBeVisible();
    expect(addressBar()).toBe('/admin/list-property');
    expect(screen.getByRole('button', { name: 'List property' })).toBeEnabled();
  });

  it('sees the message of the server', async () => {
    api.override(
      http.post('*/api/properties', () =>
        HttpResponse.json({ message: 'The office is closed.' }, { status: 503 }),
      ),
    );
    const user = await openListingForm();
    await fillRequired(user, 'House of patience');
    await submitListing(user);
    expect((await screen.findAllByText('The office is closed.')).length).toBeGreaterThan(0);
  });

  it('sees what is missing before any request', async () => {
    const user = await openListingForm();
    await fillField(user, 'Price', 'a lot');
    await fillField(user, 'Square footage (sqm)', '0');
    await submitListing(user);
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(screen.getByText('Type is required')).toBeVisible();
    expect(screen.getByText('Location is required')).toBeVisible();
    expect(screen.getByText(/^Price is invalid\. Enter a price such as 50m/)).toBeVisible();
    expect(screen.getByText('Square footage (sqm) is invalid')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Please check 5 fields' })).toHaveFocus(),
    );
    await fillField(user, 'Title', 'H');
    expect(await screen.findByText('Title should be at least 2 characters')).toBeVisible();
    expect(formCalls()).toEqual([]);
  });

  it('sees four facts that visitors miss, and all with one press', async () => {
    const user = await openListingForm();
    const missing = within(screen.getByRole('region', { name: 'What visitors miss' }));
    expect(missing.getAllByRole('button', { name: /^Add / })).toHaveLength(4);
    const more = missing.getByRole('button', { name: /^and \d+ more$/ });
    const hidden = Number(more.textContent?.match(/\d+/)?.[0]);
    await user.click(more);
    const all = missing.getAllByRole('button');
    expect(all.indexOf(more)).toBe(4);
    expect(all).toHaveLength(4 + 1 + hidden);
    await user.click(missing.getByRole('button', { name: 'Show fewer' }));
    expect(missing.getAllByRole('button', { name: /^Add / })).toHaveLength(4);
  });
});
