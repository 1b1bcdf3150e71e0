import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerAdmin } from '#tests/support/changed-users.ts';
import {
  expectCreated,
  fillField,
  fillRequired,
  imageFile,
  openListingForm,
  storedProperty,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);
sendRealFiles();

describe('An admin who adds photos to a property', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('sees why each invalid file is rejected, and keeps the rest of the form', async () => {
    const user = await openListingForm();
    await fillField(user, 'Title', 'House of files');
    const input = screen.getByLabelText<HTMLInputElement>('Images');
    expect(input).toHaveAttribute('accept', 'image/*');
    expect(input).toHaveAccessibleDescription(/JPG, PNG or WEBP/);
    // The browser's own filter of the file chooser can be turned off.
    input.removeAttribute('accept');
    await user.upload(input, [
      new File(['MZ\u0090 a program'], 'holiday.jpg', { type: 'image/jpeg' }),
      new File(['hello'], 'letter.txt', { type: 'text/plain' }),
      new File([], 'nothing.png', { type: 'image/png' }),
      imageFile('front.png'),
    ]);
    const notAPhoto = 'This file is not a photo. Choose a JPG, PNG or WEBP file.';
    expect(await screen.findByText(`“holiday.jpg”: ${notAPhoto}`)).toBeVisible();
    expect(screen.getByText(`“letter.txt”: ${notAPhoto}`)).toBeVisible();
    expect(
      screen.getByText('“nothing.png”: This file is empty. Choose another one.'),
    ).toBeVisible();
    expect(await screen.findByText('front.png')).toBeVisible();
    expect(screen.getByText('1 photo')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('House of files');
  });

  it('sees at its tile why the server rejects a drawing with a script, and keeps the rest', async () => {
    const user = await openListingForm();
    await fillRequired(user, 'House of drawings');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await user.upload(screen.getByLabelText('Images'), [
      new File([svg], 'plan.svg', { type: 'image/svg+xml' }),
    ]);
    await screen.findByText('plan.svg');
    await submitListing(user);
    const error = await screen.findByText(
      /^This file cannot be read as a JPG, PNG, WEBP or AVIF photo/,
    );
    expect(error.closest('li')).toBe(screen.getByText('plan.svg').closest('li'));
    expect(screen.getByLabelText('Images')).toHaveAccessibleDescription(
      /^1 photo was rejected\. Remove or replace it\./,
    );
    expect(screen.getByLabelText('Title')).toHaveValue('House of drawings');
    expect(await storedProperty(api.server(), 'House of drawings')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove plan.svg' }));
    await submitListing(user);
    await expectCreated();
  });

  it('sees the error at the right photo, though another has the same name', async () => {
    const user = await openListingForm();
    await fillRequired(user, 'House of namesakes');
    await user.upload(screen.getByLabelText('Images'), [
      imageFile('image.png'),
      new File(['GIF89a, and no more'], 'image.png', { type: 'image/png' }),
    ]);
    await waitFor(() => expect(screen.getAllByText('image.png')).toHaveLength(2));
    await submitListing(user);
    const error = await screen.findByText(
      /^This file cannot be read as a JPG, PNG, WEBP or AVIF photo/,
    );
    expect(error.closest('li')).toBe(screen.getAllByText('image.png')[1]?.closest('li'));
  });

  it('sorts new photos by buttons; the first is the cover, and the position is announced', async () => {
    const user = await openListingForm();
    await fillRequired(user, 'House in order');
    await user.upload(screen.getByLabelText('Images'), [
      imageFile('one.png'),
      new File(['GIF89a, in spite of its name'], 'two.png', { type: 'image/png' }),
    ]);
    await screen.findByText('two.png');
    await user.click(screen.getByRole('button', { name: 'Make two.png the cover' }));
    expect(screen.getByText('two.png is now at position 1 of 2.')).toBeInTheDocument();
    const names = screen.getAllByText(/^(one|two)\.png$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['two.png', 'one.png']);
    await user.click(screen.getByRole('button', { name: 'Move two.png later' }));
    expect(screen.getByText('two.png is now at position 2 of 2.')).toBeInTheDocument();
  });
});
