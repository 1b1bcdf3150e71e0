import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptHome } from '#src/features/properties/saved/shortlist/kept-home.ts';
import { homeNotes } from '#src/features/properties/saved/shortlist/notes-store.ts';
import { shortlist } from '#src/features/properties/saved/shortlist/shortlist-store.ts';
import { verifiedUser } from '#tests/support/changed-users.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi(namedListings);
const [villa] = namedListings;
const { id = '', title = '', location = '' } = villa ?? {};

const verdict = async (name: string, on = title) =>
  within(await screen.findByRole('group', { name: `Your verdict on ${on}` })).getByRole('button', {
    name,
  });

describe.each(apiKinds)('A visitor who keeps a home, with %s,', (_name, kind) => {
  beforeEach(async () => {
    api.behaveAs(kind);
    await shortlist.put(keptHome({ _id: id, title, location }));
  });

  it('gives it a verdict and a private note, which stay on the device', async () => {
    const user = visit('/shortlist');
    await user.click(await verdict('Maybe'));
    await waitFor(async () => expect(await verdict('Maybe')).toBePressed());
    await user.click(await verdict('Yes'));
    await waitFor(async () => expect(await verdict('Yes')).toBePressed());
    expect(await verdict('Maybe')).not.toBePressed();
    await user.click(screen.getByRole('button', { name: `Add a note to ${title}` }));
    await user.type(screen.getByLabelText(`Your note on ${title}`), 'Ask about the jetty');
    await waitFor(() =>
      expect(homeNotes.read().items).toEqual([{ id, text: 'Ask about the jetty', verdict: 'yes' }]),
    );
    await user.click(await verdict('Yes'));
    expect(screen.getByLabelText(`Your note on ${title}`)).toHaveFocus();
    await user.keyboard('{Escape}');
    const saved = screen.getByRole('button', {
      name: `Your note on ${title}: Ask about the jetty Edit`,
    });
    expect(screen.queryByRole('textbox', { name: `Your note on ${title}` })).toBeNull();
    await user.click(saved);
    await user.clear(screen.getByLabelText(`Your note on ${title}`));
    await waitFor(() => expect(homeNotes.read().items).toEqual([]));
    expect(api.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('finishes the note by Escape or Done, which keep it and lead back to its button', async () => {
    const user = visit('/shortlist');
    const add = () => screen.findByRole('button', { name: `Add a note to ${title}` });
    await user.click(await add());
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await add()).toHaveFocus());
    await user.keyboard('{Enter}Near work{Escape}');
    const edit = () => screen.findByRole('button', { name: /: Near work.* Edit$/ });
    await waitFor(async () => expect(await edit()).toHaveFocus());
    await user.keyboard('{Enter}, quiet');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(async () => expect(await edit()).toHaveFocus());
    expect(homeNotes.read().items).toEqual([{ id, text: 'Near work, quiet', verdict: null }]);
  });

  it('is told that a note is too long, which stays open with all its text', async () => {
    const user = visit('/shortlist');
    await user.click(await screen.findByRole('button', { name: `Add a note to ${title}` }));
    const field = screen.getByLabelText(`Your note on ${title}`);
    await user.click(field);
    await user.paste(`${'Ask. '.repeat(200)}Offer ends on Friday`);
    await user.click(await verdict('Yes'));
    await waitFor(() => expect(homeNotes.read().items).toEqual([{ id, text: '', verdict: 'yes' }]));
    expect(field).toHaveAccessibleDescription(/at most 1,000 characters: remove 20\.$/);
    expect(field).toHaveDisplayValue(/Offer ends on Friday$/);
    await user.clear(field);
    await user.type(field, 'Offer ends on Friday{Escape}');
    expect(await screen.findByText('Offer ends on Friday')).toBeVisible();
    expect(homeNotes.read().items).toEqual([{ id, text: 'Offer ends on Friday', verdict: 'yes' }]);
  });

  it('finds what they said no to after the others, and compares those that are left', async () => {
    for (const { id, title, location } of namedListings.slice(1, 3)) {
      await shortlist.put(keptHome({ _id: id, title, location }));
    }
    await homeNotes.put({ id: namedListings[2]?.id ?? '', text: '', verdict: 'no' });
    const user = visit('/shortlist');
    const compare = await screen.findByRole('link', { name: 'Compare 2 homes' });
    expect(compare).toHaveAttribute('href', `/compare?ids=${namedListings[1]?.id},${id}`);
    const titles = () =>
      screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(titles().slice(0, 3)).toEqual([1, 0, 2].map((index) => namedListings[index]?.title));
    const before = titles();
    const no = await verdict('No', before[0]);
    await user.click(no);
    await waitFor(() => expect(no).toBePressed());
    expect(no).toHaveFocus();
    expect(titles(), 'until the next visit').toEqual(before);
    expect(screen.getByRole('link', { name: 'Compare all 3' }), 'with only one left').toBeVisible();
  });

  it('hides what they said no to in the listings, and shows it again', async () => {
    await homeNotes.put({ id, text: '', verdict: 'no' });
    await homeNotes.put({ id: namedListings[1]?.id ?? '', text: '', verdict: 'yes' });
    const user = visit('/property-listings');
    const choice = await screen.findByRole('checkbox', { name: 'Hide 1 you said no to' });
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull();
    const card = (await screen.findByRole('link', { name: title })).closest('article');
    expect((await screen.findByText('You said no')).closest('article')).toBe(card);
    await user.click(choice);
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());
    expect(screen.getByText(`${namedListings.length} properties`)).toBeVisible();
    await user.click(choice);
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
  });

  it('is told so if they said no to every result, and shows them again', async () => {
    await homeNotes.put({ id, text: '', verdict: 'no' });
    const user = visit('/property-listings?location=Ikoyi');
    await user.click(await screen.findByRole('checkbox', { name: 'Hide 1 you said no to' }));
    expect(await screen.findByText('You said no to all of these homes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
  });

  it('finds the note in their account too, without sending it', async () => {
    await homeNotes.put({ id, text: 'Ask about the jetty', verdict: 'yes' });
    signedInAs(await verifiedUser(api.server(), 'Tunde Bakare'));
    visit('/profile/saved-properties');
    expect(await screen.findByText('1 home added')).toBeVisible();
    expect(await screen.findByText('Ask about the jetty')).toBeVisible();
    expect(await verdict('Yes')).toBePressed();
  });
});

describe.each(apiKinds)('A visitor of the listings, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('finds the cards in place after the first home is kept', async () => {
    const user = visit('/property-listings');
    const save = await screen.findByRole('button', { name: `Save Property: ${title}` });
    await user.click(save);
    await waitFor(() => expect(save).toHaveTextContent('Saved'));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Price: low to high',
    );
    await waitFor(() => expect(addressBar()).toContain('sort='));
    expect(save).toBeVisible();
  });
});

describe.each(apiKinds)('A visitor who reads properties, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('finds them under Recently viewed, the last one first, at home and in the shortlist', async () => {
    const [first, second] = namedListings;
    const user = visit(`/property-listing/${second?.id}`);
    await user.click(await screen.findByRole('heading', { level: 1, name: second?.title }));
    await user.click(screen.getByRole('link', { name: 'Property Listings' }));
    await user.click(await screen.findByRole('link', { name: first?.title }));
    await user.click(await screen.findByRole('heading', { level: 1, name: first?.title }));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    const region = await screen.findByRole('complementary', { name: 'Recently viewed' });
    await waitFor(() =>
      expect(
        within(region)
          .getAllByRole('heading', { level: 3 })
          .map((heading) => heading.textContent),
      ).toEqual([first?.title, second?.title]),
    );
    visit('/shortlist');
    expect(
      await screen.findAllByRole('complementary', { name: 'Recently viewed' }),
    ).not.toHaveLength(0);
  });

  it('sees no Recently viewed on a first visit', async () => {
    visit('/');
    await screen.findByRole('heading', { name: 'Most recent properties' });
    expect(screen.queryByRole('complementary', { name: 'Recently viewed' })).toBeNull();
  });
});
