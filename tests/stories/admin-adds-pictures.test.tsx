import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import {
  expectCreated,
  fillField,
  fillNeeded,
  openListingForm,
  pictureFile,
  storedProperty,
  submitListing,
} from '#tests/support/property-form-page.ts';
import { sendRealFiles } from '#tests/support/real-files.ts';
import { referenceApi } from '#tests/support/reference-api.ts';
import { namedListings } from '#tests/support/story-listings.ts';
import { signedInAs } from '#tests/support/story-users.ts';

const api = referenceApi(namedListings);
sendRealFiles();

describe('An admin who adds pictures to a property', () => {
  beforeEach(async () => {
    api.behaveAs('pages');
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('is told in a sentence of each file that is no picture, and keeps the rest of the form', async () => {
    const user = await openListingForm();
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
    const user = await openListingForm();
    await fillNeeded(user, 'House of drawings');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await user.upload(screen.getByLabelText('Images'), [
      new File([svg], 'plan.svg', { type: 'image/svg+xml' }),
    ]);
    await screen.findByText('plan.svg');
    await submitListing(user);
    expect(await screen.findByText('Refused: take it out, or try again.')).toBeVisible();
    expect(screen.getByLabelText('Images')).toHaveAccessibleDescription(
      /“plan.svg”: This file cannot be read as a JPG, PNG, WEBP or AVIF picture/,
    );
    expect(screen.getByLabelText('Title')).toHaveValue('House of drawings');
    expect(await storedProperty(api.server(), 'House of drawings')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove plan.svg' }));
    await submitListing(user);
    await expectCreated();
  });

  it('reads the complaint at the one picture it is about, though another has its name', async () => {
    const user = await openListingForm();
    await fillNeeded(user, 'House of namesakes');
    await user.upload(screen.getByLabelText('Images'), [
      pictureFile('image.png'),
      new File(['GIF89a, and no more'], 'image.png', { type: 'image/png' }),
    ]);
    await waitFor(() => expect(screen.getAllByText('image.png')).toHaveLength(2));
    await submitListing(user);
    const complaint = await screen.findByText('Refused: take it out, or try again.');
    expect(complaint.closest('li')).toBe(screen.getAllByText('image.png')[1]?.closest('li'));
  });

  it('puts new pictures in order by buttons; the first is the cover, and it is said', async () => {
    const user = await openListingForm();
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
