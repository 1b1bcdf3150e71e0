import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { brand } from '#contract/site/brand.ts';
import { allApiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { namedListings } from '#tests/support/stories/story-listings.ts';
import '#src/routes/public/about-page.tsx';

const api = referenceApi(namedListings);

describe.each(allApiKinds)('A visitor who arrives, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees Loading... until the first page is loaded', async () => {
    visit('/about');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });
});

describe('A visitor who navigates', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('as a guest finds Login and Register in the navbar', async () => {
    visit('/about');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/authentication/login',
    );
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/authentication/register',
    );
  });

  it('finds the same links and Saved properties in the mobile menu, which closes on navigation', async () => {
    const user = visit('/about');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Home',
      'Property Listings',
      'New Development',
      'About Us',
      'Contact Us',
      'Saved properties',
      'Login',
      'Register',
    ]);
    expect(within(menu).getByRole('link', { name: 'Saved properties' })).toHaveAttribute(
      'href',
      '/shortlist',
    );
    await user.click(within(menu).getByRole('link', { name: 'Property Listings' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Property Listings' }),
    ).toBeVisible();
  });

  it('finds contact details, business hours and social links in the footer', async () => {
    visit('/about');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: brand.phone.label })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    expect(footer.getByText('Mon-Sun 9:00AM-8:00PM')).toBeVisible();
    for (const { name, href } of brand.social) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('chooses the dark theme, which is stored, and the light one again', async () => {
    onTestFinished(() => {
      delete document.documentElement.dataset.theme;
    });
    const user = visit('/about');
    await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('gida.theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
