import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openingImageSizes } from '#contract/site/property-image-sizes.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import {
  expectCreated,
  expectUpdated,
  fillField,
  fillRequired,
  imageFile,
  openListingForm,
  propertyById,
  storedProperty,
  submitListing,
} from '#tests/support/stories/editor-page.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import '#src/features/properties/detail/video/property-video.tsx';
import '#src/features/properties/detail/dossier/dossiers.tsx';

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const imageRow = (name: string) => ({
  name: `${name.repeat(32)}.webp`,
  width: 40,
  height: 30,
  color: '#334455',
  alt: '',
});
const shown = newProperty('shown', {
  title: 'House with a plan',
  images: [imageRow('a'), imageRow('b')],
  floorPlan: imageRow('c'),
  videoUrl: VIDEO,
});
const onePhoto = newProperty('one-photo', { images: [imageRow('a')], floorPlan: imageRow('c') });
const api = referenceApi([shown, onePhoto]);
sendRealFiles();
let houses = 0;

async function openEditForm() {
  houses += 1;
  const house = newProperty(`planned-${houses}`, {
    images: [imageRow('a')],
    floorPlan: imageRow('d'),
    videoUrl: VIDEO,
  });
  await insertProperties(api.server().db, [house]);
  const user = visit(`/admin/properties/${house.id}/edit`);
  await screen.findByLabelText('Title');
  return { user, house };
}

const section = () => {
  const heading = screen.getByRole('heading', { name: 'Floor plan and video' });
  return within(heading.closest('section') ?? document.body);
};
const stored = async (id: string) => propertyById(api.server(), id);

describe('An admin, with an API that has floor plans and videos,', () => {
  beforeEach(async () => {
    api.behaveAs('reference');
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
  });

  it('adds both to a new property', async () => {
    const user = await openListingForm();
    await fillRequired(user, 'House to be seen');
    await user.upload(screen.getByLabelText('Images'), imageFile('front.png'));
    await user.upload(screen.getByLabelText('Choose a floor plan'), imageFile('plan.png'));
    expect(await section().findByText('plan.png')).toBeVisible();
    expect(screen.getByText('1 photo')).toBeVisible();
    await fillField(user, 'Video link', 'https://youtu.be/aqz-KE-bpKQ?si=abc');
    expect(screen.getByText('Read as a video on YouTube')).toBeVisible();
    await user.tab();
    expect(screen.getByLabelText('Video link')).toHaveValue(VIDEO);
    await submitListing(user);
    await expectCreated();
    const house = await storedProperty(api.server(), 'House to be seen');
    expect(house).toMatchObject({ videoUrl: VIDEO, floorPlan: { width: 2, height: 2 } });
    expect(house?.images).toHaveLength(1);
  });

  it('is told what is accepted, and loses nothing', async () => {
    const user = await openListingForm();
    await fillRequired(user, 'House of mistakes');
    const input = screen.getByLabelText<HTMLInputElement>('Choose a floor plan');
    input.removeAttribute('accept');
    await user.upload(input, new File(['hello'], 'letter.txt', { type: 'text/plain' }));
    expect(await section().findByText(/^“letter.txt”: This file is not a photo/)).toBeVisible();
    await user.upload(input, imageFile('plan.png'));
    expect(await section().findByText('plan.png')).toBeVisible();
    expect(screen.queryByText(/^“letter.txt”/)).not.toBeInTheDocument();
    await fillField(user, 'Video link', 'https://example.com/watch?v=aqz-KE-bpKQ');
    await submitListing(user);
    expect(screen.getByLabelText('Video link')).toHaveAccessibleDescription(
      /Video link is invalid\. Paste the link of one video on YouTube or Vimeo/,
    );
    expect(section().getByText('plan.png')).toBeVisible();
    await fillField(user, 'Video link', 'vimeo.com/76979871');
    await submitListing(user);
    await expectCreated();
    const house = await storedProperty(api.server(), 'House of mistakes');
    expect(house).toMatchObject({ videoUrl: 'https://vimeo.com/76979871', images: [] });
    expect(house?.floorPlan).not.toBeNull();
  });

  it('replaces the plan, puts it back, and removes it', async () => {
    const { user, house } = await openEditForm();
    expect(section().getByRole('img', { name: 'Floor plan' })).toBeVisible();
    await user.upload(screen.getByLabelText('Replace the floor plan'), imageFile('new-plan.png'));
    expect(await section().findByText('new-plan.png')).toBeVisible();
    expect(screen.getByText('Unsaved: floor plan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put the stored one back' }));
    expect(section().queryByText('new-plan.png')).not.toBeInTheDocument();
    expect(screen.queryByText('Unsaved: floor plan')).not.toBeInTheDocument();
    await user.click(section().getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('The floor plan is removed when you save.')).toBeVisible();
    expect(screen.getByLabelText('Choose a floor plan')).toHaveFocus();
    await fillField(user, 'Video link', '');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    expect(await stored(house.id)).toMatchObject({ floorPlan: null, videoUrl: null });
    expect((await stored(house.id)).images).toHaveLength(1);
  });

  it('changes something else, and keeps both', async () => {
    const { user, house } = await openEditForm();
    const before = await stored(house.id);
    await fillField(user, 'Title', 'House with another name');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    const { videoUrl, floorPlan, images } = before;
    expect(await stored(house.id)).toMatchObject({ videoUrl, floorPlan, images });
  });

  it('keeps the chosen plan when saving fails', async () => {
    const { user, house } = await openEditForm();
    await user.upload(screen.getByLabelText('Replace the floor plan'), imageFile('new-plan.png'));
    const failure = http.put(
      '*/api/properties/*',
      () => HttpResponse.json({ message: 'The disk is full.' }, { status: 500 }),
      { once: true },
    );
    api.override(failure);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findAllByText('The disk is full.'))[0]).toBeVisible();
    expect(section().getByText('new-plan.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectUpdated();
    expect((await stored(house.id)).floorPlan?.url).not.toMatch(/d{32}/);
  });
});

describe('A visitor', () => {
  it('starts the video over a photo of the home, and nothing of it loads before', async () => {
    api.behaveAs('reference');
    const user = visit(`/property-listing/${shown.id}`);
    const button = await screen.findByRole('button', { name: 'Watch the video' });
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.documentElement.innerHTML).not.toContain('youtube-nocookie');
    expect(screen.getByText(/^On YouTube\. It is loaded, and uses data, only when/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute('href', VIDEO);
    await user.click(button);
    const player = screen.getByTitle('Video of House with a plan, on YouTube');
    expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0',
    );
    await waitFor(() => expect(player).toHaveFocus());
  });

  it('finds the floor plan after the photos, and in the dossier', async () => {
    intersectEverything();
    api.behaveAs('reference');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const user = visit(`/property-listing/${shown.id}`);
    expect(
      await screen.findByRole('button', { name: 'View 2 photos and floor plan' }),
    ).toBeVisible();
    const strip = screen.getByRole('region', { name: 'Photos' });
    expect(within(strip).getAllByRole('img').at(-1)).toHaveAccessibleName(
      'Floor plan of House with a plan',
    );
    await user.click(await screen.findByRole('button', { name: 'Print the dossier' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = screen.getByText(/^Dossier by Gida, /).closest('article');
    expect(within(sheet ?? document.body).getByText('Floor plan')).toBeVisible();
    expect(sheet).not.toHaveTextContent('YouTube');
  });
});

describe('A visitor of a home with one photo', () => {
  it('sees the floor plan beside it, in the size that the server preloads', async () => {
    api.behaveAs('reference');
    visit(`/property-listing/${onePhoto.id}`);
    const button = await screen.findByRole('button', { name: /^Enlarge photo 1 of 1/ });
    expect(within(button).getByRole('img')).toHaveAttribute('sizes', openingImageSizes(2));
    expect(within(button.parentElement ?? button).getAllByRole('button')).toHaveLength(2);
  });
});

describe.each(apiKinds)('With %s', (_name, kind) => {
  it('only what the API has is shown', async () => {
    api.behaveAs(kind, []);
    // The field of another API may mean something else.
    api.override(
      http.get(`*/api/properties/${shown.id}`, async () => {
        const { body } = await api.server().app.inject(`/api/properties/${shown.id}`);
        return HttpResponse.json(JSON.parse(body));
      }),
    );
    visit(`/property-listing/${shown.id}`);
    expect(await screen.findByRole('button', { name: 'View 2 photos' })).toBeVisible();
    expect(screen.queryByText('Watch the video')).not.toBeInTheDocument();
    expect(screen.queryByText('Floor plan')).not.toBeInTheDocument();
  });

  it('only what the API has is in the form', async () => {
    api.behaveAs(kind, []);
    signedInAs(await registerAdmin(api.server(), 'Amaka Okafor'));
    await openListingForm();
    expect(screen.queryByText('Floor plan and video')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Video link')).not.toBeInTheDocument();
  });
});
