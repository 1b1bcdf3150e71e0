import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-people.ts';
import {
  facilityLabels,
  fillField,
  pictureFile,
  storedProperty,
} from '#tests/support/property-form-page.ts';
import { sendRealFiles } from '#tests/support/real-files.ts';
import { apiKinds, referenceApi } from '#tests/support/reference-api.ts';
import { addressBar, visit } from '#tests/support/render-app.tsx';
import { namedListings } from '#tests/support/story-listings.ts';
import { signedInAs } from '#tests/support/story-people.ts';

const api = referenceApi(namedListings);
sendRealFiles();

async function openForm() {
  const user = visit('/admin/list-property');
  await screen.findByLabelText('Title');
  return user;
}
type Visitor = Awaited<ReturnType<typeof openForm>>;

async function fillNeeded(user: Visitor, title: string) {
  await fillField(user, 'Title', title);
  await user.selectOptions(screen.getByLabelText('Type'), 'House');
  await fillField(user, 'Location', 'Lekki Phase 1, Lagos');
}

const submit = (user: Visitor) => user.click(screen.getByRole('button', { name: 'List property' }));
const formCalls = () => api.calls.filter((call) => call.startsWith('POST /api/properties'));

describe.each(apiKinds)('An admin who lists a property, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('has every field by its name: Title to Description, Facility 1 to 12, Images', async () => {
    await openForm();
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

  it('reads Property Created, and is at the listed properties; everything is stored as typed', async () => {
    const user = await openForm();
    const title = `Semi-detached duplex, ${kind}`;
    await fillNeeded(user, title);
    await user.selectOptions(screen.getByLabelText('Status'), 'Under Offer');
    await fillField(user, 'Price', '1.2bn');
    await user.click(screen.getByLabelText('Negotiable'));
    await fillField(user, 'Bedrooms', '4');
    await fillField(user, 'Bathrooms', '5');
    await fillField(user, 'Square footage (sqm)', '320.5');
    await fillField(user, 'Description', 'With a study.');
    await fillField(user, 'Facility 1', 'Gym');
    await fillField(user, 'Facility 3', 'Boys quarters');
    await user.upload(screen.getByLabelText('Images'), [pictureFile('front.png')]);
    expect(await screen.findByText('front.png')).toBeVisible();
    await submit(user);
    expect(await screen.findByText('Property Created')).toBeVisible();
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
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

  it('finds it in the list of properties, which they had seen before without it', async () => {
    const user = visit('/admin/properties');
    await screen.findByRole('table');
    const ways = within(screen.getByRole('navigation', { name: 'Admin' }));
    await user.click(ways.getByRole('link', { name: 'List a property' }));
    await screen.findByLabelText('Title');
    const title = `Bungalow, ${kind}`;
    await fillNeeded(user, title);
    await submit(user);
    await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
  });

  it('is told what is missing, in the words of the specification, without a call', async () => {
    const user = await openForm();
    await fillField(user, 'Price', 'a lot');
    await submit(user);
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(screen.getByText('Type is required')).toBeVisible();
    expect(screen.getByText('Location is required')).toBeVisible();
    expect(screen.getByText('Price is invalid')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required');
    expect(screen.getByRole('group', { name: '4 fields need another look' })).toHaveFocus();
    await fillField(user, 'Title', 'H');
    expect(await screen.findByText('Title should be at least 2 characters')).toBeVisible();
    expect(formCalls()).toEqual([]);
  });

  it('reads Failed to create property. Please try again. and keeps what was typed and chosen', async () => {
    api.tell(http.post('*/api/properties', () => HttpResponse.json({}, { status: 500 })));
    const user = await openForm();
    await fillNeeded(user, 'House of patience');
    await user.upload(screen.getByLabelText('Images'), [pictureFile('patience.png')]);
    await screen.findByText('patience.png');
    await submit(user);
    expect(await screen.findByText('Failed to create property. Please try again.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('House of patience');
    expect(screen.getByText('patience.png')).toBeVisible();
    expect(addressBar()).toBe('/admin/list-property');
    expect(screen.getByRole('button', { name: 'List property' })).toBeEnabled();
  });

  it('reads the message of the server where it gives one', async () => {
    api.tell(
      http.post('*/api/properties', () =>
        HttpResponse.json({ message: 'The office is closed.' }, { status: 503 }),
      ),
    );
    const user = await openForm();
    await fillNeeded(user, 'House of patience');
    await submit(user);
    expect((await screen.findAllByText('The office is closed.')).length).toBeGreaterThan(0);
  });
});

describe('An admin who lists a property', () => {
  beforeEach(async () => {
    api.behaveAs('pages');
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('pastes cells of a spreadsheet as text, though a picture of them comes along', async () => {
    await openForm();
    const types = ['text/plain', 'Files'];
    const clipboardData = { types, files: [pictureFile('cells.png')] };
    expect(fireEvent.paste(screen.getByLabelText('Title'), { clipboardData })).toBe(true);
    fireEvent.paste(document.body, { clipboardData: { ...clipboardData, types: ['Files'] } });
    expect(await screen.findByText('1 picture')).toBeVisible();
  });

  it('who leaves while it is sent is left where they went', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.tell(
      http.post('*/api/properties', async () => {
        await answered;
        return HttpResponse.json({ message: 'It is listed.', data: {} }, { status: 201 });
      }),
    );
    const user = await openForm();
    await fillNeeded(user, 'House of second thoughts');
    await submit(user);
    await screen.findByText('Sending …');
    await user.click(screen.getByRole('link', { name: 'User list' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'User list' })).toBeVisible();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(addressBar()).toBe('/admin/user-list');
    expect(screen.queryByText('Property Created')).toBeNull();
  });

  it('reads the price in full while typing it short, and after leaving it', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Price'), '50m');
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Read as ₦50,000,000');
    await user.tab();
    expect(screen.getByLabelText('Price')).toHaveValue('₦50,000,000');
  });

  it('finds the complaints of the server beside the fields they are about', async () => {
    api.tell(
      http.post('*/api/properties', () =>
        HttpResponse.json(
          {
            message: 'Some fields need another look.',
            fields: {
              'features[bedrooms]': 'Bedrooms should be fewer',
              'amenities[1]': 'This amenity is not known',
              images: '“front.png”: This file cannot be read.',
            },
          },
          { status: 400 },
        ),
      ),
    );
    const user = await openForm();
    await fillNeeded(user, 'House of complaints');
    await user.upload(screen.getByLabelText('Images'), [pictureFile('front.png')]);
    await screen.findByText('front.png');
    await submit(user);
    const bedrooms = screen.getByLabelText('Bedrooms');
    await waitFor(() => expect(bedrooms).toHaveAccessibleDescription('Bedrooms should be fewer'));
    expect(screen.getByLabelText('Facility 2')).toHaveAccessibleDescription(
      'This amenity is not known',
    );
    expect(screen.getByLabelText('Images')).toHaveAccessibleDescription(/This file cannot be read/);
    expect(screen.getByText('Refused: take it out, or try again.')).toBeVisible();
  });

  it('is told in a sentence of each file that is no picture, and keeps the rest of the form', async () => {
    const user = await openForm();
    await fillField(user, 'Title', 'House of files');
    const input = screen.getByLabelText<HTMLInputElement>('Images');
    // The browser's own filter of the file chooser can be turned off.
    input.removeAttribute('accept');
    await user.upload(input, [
      new File(['MZ\u0090 a program'], 'holiday.jpg', { type: 'image/jpeg' }),
      new File(['hello'], 'letter.txt', { type: 'text/plain' }),
      new File([], 'nothing.png', { type: 'image/png' }),
      pictureFile('front.png'),
    ]);
    expect(
      await screen.findByText(
        '“holiday.jpg” is called a picture, but is none: choose JPG, PNG or WEBP.',
      ),
    ).toBeVisible();
    expect(screen.getByText('“letter.txt” is no picture: choose JPG, PNG or WEBP.')).toBeVisible();
    expect(
      screen.getByText('“nothing.png” is empty: choose it again, or another one.'),
    ).toBeVisible();
    expect(await screen.findByText('front.png')).toBeVisible();
    expect(screen.getByText('1 picture')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('House of files');
  });

  it('is told why the server refuses a drawing with a script in it, and keeps the rest', async () => {
    const user = await openForm();
    await fillNeeded(user, 'House of drawings');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await user.upload(screen.getByLabelText('Images'), [
      new File([svg], 'plan.svg', { type: 'image/svg+xml' }),
    ]);
    await screen.findByText('plan.svg');
    await submit(user);
    expect(await screen.findByText('Refused: take it out, or try again.')).toBeVisible();
    expect(screen.getByLabelText('Images')).toHaveAccessibleDescription(
      /“plan.svg”: This file cannot be read as a JPG, PNG, WEBP or AVIF picture/,
    );
    expect(screen.getByLabelText('Title')).toHaveValue('House of drawings');
    expect(await storedProperty(api.server(), 'House of drawings')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove plan.svg' }));
    await submit(user);
    expect(await screen.findByText('Property Created')).toBeVisible();
  });

  it('reads the complaint at the one picture it is about, though another has its name', async () => {
    const user = await openForm();
    await fillNeeded(user, 'House of namesakes');
    await user.upload(screen.getByLabelText('Images'), [
      pictureFile('image.png'),
      new File(['GIF89a, and no more'], 'image.png', { type: 'image/png' }),
    ]);
    await waitFor(() => expect(screen.getAllByText('image.png')).toHaveLength(2));
    await submit(user);
    const complaint = await screen.findByText('Refused: take it out, or try again.');
    expect(complaint.closest('li')).toBe(screen.getAllByText('image.png')[1]?.closest('li'));
  });

  it('puts new pictures in order by buttons; the first is the cover, and it is said', async () => {
    const user = await openForm();
    await fillNeeded(user, 'House in order');
    await user.upload(screen.getByLabelText('Images'), [
      pictureFile('one.png'),
      new File(['GIF89a, in spite of its name'], 'two.png', { type: 'image/png' }),
    ]);
    await screen.findByText('two.png');
    await user.click(screen.getByRole('button', { name: 'Make two.png the cover' }));
    expect(screen.getByText('two.png is at place 1 of 2 now.')).toBeInTheDocument();
    const names = screen.getAllByText(/^(one|two)\.png$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['two.png', 'one.png']);
    await user.click(screen.getByRole('button', { name: 'Move two.png later' }));
    expect(screen.getByText('two.png is at place 2 of 2 now.')).toBeInTheDocument();
  });
});
