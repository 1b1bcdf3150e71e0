import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { popularLocations } from '#contract/search/locations.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import '#src/routes/authentication/terms-page.tsx';
import '#src/routes/public/about-page.tsx';
import '#src/routes/public/faq-page.tsx';
import '#src/routes/public/privacy-page.tsx';

const api = referenceApi(namedListings);

/** The main heading of the page that each link opens. */
const headingsByLink = {
  Main: {
    Home: 'Where Technology Meets Comfort and Style!',
    'Property Listings': 'Property Listings',
    'New Development': 'New developments',
    'About Us': 'About us',
    'Contact Us': 'Contact us',
  },
  'Quick links': Object.fromEntries(
    popularLocations.map((location) => [location, `Properties for sale in ${location}`]),
  ),
  Gida: {
    'About Us': 'About us',
    'Contact Us': 'Contact us',
    FAQ: 'Questions buyers ask',
    Privacy: 'Privacy',
    Terms: 'Terms of use',
  },
};

describe('A visitor who reads', () => {
  beforeEach(() => api.behaveAs('reference'));

  it.each([
    ['/about', 'About us'],
    ['/contact', 'Contact us'],
    ['/new-development', 'New developments'],
    ['/faq', 'Questions buyers ask'],
    ['/privacy', 'Privacy'],
    ['/authentication/terms', 'Terms of use'],
  ])('finds %s headed %s, and one main heading', async (path, heading) => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() =>
      expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${window.location.origin}${path}`,
      ),
    );
    expect(document.title).toMatch(/ \| Gida$/);
  });

  it.each(Object.entries(headingsByLink))(
    'opens a page with every link of the navigation %s',
    async (name, headings) => {
      const user = visit('/privacy');
      const navigation = within(await screen.findByRole('navigation', { name }));
      expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual(
        Object.keys(headings),
      );
      for (const [label, heading] of Object.entries(headings)) {
        const link = navigation.getByRole('link', { name: label });
        await user.click(link);
        expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(addressBar()).toBe(link.getAttribute('href'));
      }
    },
  );

  it('sees a question opened by its URL', async () => {
    visit('/faq#inspection-fee');
    const question = await screen.findByText('Do I pay for a viewing?');
    expect(question.closest('details')).toHaveAttribute('open');
    expect(screen.getByText(/^Not with us/)).toBeVisible();
    const other = screen.getByText('What are the signs of fraud?');
    expect(other.closest('details')).not.toHaveAttribute('open');
  });

  it('sees the first answer of each group of questions, and no other', async () => {
    visit('/faq');
    const groups = await screen.findAllByRole('region');
    const questions = groups.map((group) => within(group).getAllByRole('group'));
    expect(questions.length).toBeGreaterThan(1);
    for (const [first, ...others] of questions) {
      expect(first).toHaveAttribute('open');
      for (const other of others) expect(other).not.toHaveAttribute('open');
    }
  });

  it('on a phone sees the first answer alone, and opens a document in its list', async () => {
    setScreenWidth(360);
    visit('/faq');
    const groups = await screen.findAllByRole('region');
    const [first, ...others] = groups.flatMap((group) => within(group).getAllByRole('group'));
    expect(first).toHaveAttribute('open');
    for (const other of others) expect(other).not.toHaveAttribute('open');

    const explanation = screen.getByText(/^A plan that shows where the land lies/);
    expect(explanation).not.toBeVisible();
    await userEvent.click(screen.getByText('Survey only'));
    expect(explanation).toBeVisible();
  });

  it.each(['/authentication/terms', '/privacy', '/faq'])(
    'finds a link to each section of %s',
    async (path) => {
      visit(path);
      const contents = await screen.findByRole('navigation', { name: 'On this page' });
      for (const link of within(contents).getAllByRole('link')) {
        const section = document.getElementById(`${link.getAttribute('href')}`.slice(1));
        expect(section).toHaveAccessibleName(link.textContent);
      }
    },
  );

  it('is thanked for a newsletter email, and the field is cleared', async () => {
    const user = visit('/faq');
    const field = await screen.findByRole('textbox', { name: 'Newsletter' });
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
    await user.type(field, 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/^Thank you/)).toBeVisible();
    expect(field).toHaveValue('');
    expect(api.calls).toEqual([]);
  });
});
