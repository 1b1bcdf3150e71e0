import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import '#src/routes/public/contact-page.tsx';
import '#src/routes/public/property-page.tsx';
import '#src/routes/public/new-developments-page.tsx';

const palmCourt = newProperty('palm', {
  propertyId: 'GD-2001',
  title: 'Palm Court, forty homes',
  type: 'Estate',
  status: 'New Development',
  location: 'Lugbe, Abuja',
  price: 60_000_000,
  features: { bedrooms: 4, bathrooms: 5, squareFootage: 1310 },
  description: 'Forty homes around a garden.',
  amenities: ['Garden'],
  developmentDetails: { stage: 'Under construction', homes: 40, handover: '2027-06' },
});
const tower = newProperty('tower', {
  title: 'Marina Tower',
  type: 'New Development',
  location: 'Marina, Lagos',
});
const house = newProperty('house', { title: 'A house', price: 85_000_000 });
const api = referenceApi([palmCourt, tower, house]);

describe('A visitor, with an API that has the details of developments,', () => {
  it('sees the stage, the handover and the homes, and nothing that is not given', async () => {
    api.behaveAs('reference');
    const user = visit('/new-development');
    const link = await screen.findByRole('link', { name: 'Palm Court, forty homes' });
    expect(link.closest('article')).toHaveTextContent(
      /Lugbe, Abuja.*Stage 2 of 4: Under constructionHandover Jun 202740 homes4 bedrooms5 bathrooms1,310 sqm/,
    );
    const tower = screen.getByRole('link', { name: 'Marina Tower' }).closest('article');
    expect(tower).not.toHaveTextContent(/Stage|Handover/);
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Palm Court, forty homes' });
    await screen.findByText('Handover Jun 2027');
    expect(screen.getByRole('main')).toHaveTextContent(
      /40 homes4 bedrooms5 bathrooms1,310 sqm.*Stage 2 of 4: Under constructionHandover Jun 2027/,
    );
  });
});

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('sees every development, and nothing else, under New Development', async () => {
    const user = visit('/about');
    const main = await screen.findByRole('navigation', { name: 'Main' });
    await user.click(within(main).getByRole('link', { name: 'New Development' }));
    expect(await screen.findByText('2 developments')).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'Properties' })).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent).sort()).toEqual([
      'Marina Tower',
      'Palm Court, forty homes',
    ]);
    for (const card of cards) {
      expect(card).not.toHaveTextContent(/₦|New Development/);
      const contact = within(card).getByRole('link', { name: 'Contact Support' });
      expect(contact).toHaveAttribute('href', expect.stringMatching(/^\/contact\?property=/));
    }
    await user.click(screen.getByRole('link', { name: 'Palm Court, forty homes' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Palm Court, forty homes' }),
    ).toBeVisible();
    expect(addressBar()).toBe(`/new-development/${palmCourt.id}`);
  });

  it('sees Contact Support in place of the price, and dimensions in sqm', async () => {
    visit(`/new-development/${palmCourt.id}`);
    expect(await screen.findByText('Forty homes around a garden.')).toBeVisible();
    const main = screen.getByRole('main');
    expect(main).not.toHaveTextContent('₦');
    expect(main).toHaveTextContent('1,310 sqm');
    expect(main).toHaveTextContent('GD-2001');
    expect(within(main).getByRole('heading', { name: 'Amenities' })).toBeVisible();
    expect(within(main).getByRole('region', { name: 'Location' })).toBeVisible();
  });

  it('sees no price of a house that is opened at the URL of a development', async () => {
    visit(`/new-development/${house.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'A house' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('₦');
    await waitFor(() => expect(document.title).toBe('A house | Gida'));
    expect(document.head.innerHTML).not.toMatch(/₦|85,?000,?000/);
  });

  it('follows Contact Support to the contact page about the development', async () => {
    const user = visit(`/new-development/${palmCourt.id}`);
    await user.click(await screen.findByRole('link', { name: 'Contact Support' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(addressBar()).toBe(`/contact?property=${palmCourt.id}`);
    expect(screen.getByRole('link', { name: 'Palm Court, forty homes' })).toHaveAttribute(
      'href',
      `/new-development/${palmCourt.id}`,
    );
    expect(
      await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }),
    ).toHaveValue(
      'I would like to know more about "Palm Court, forty homes" (reference GD-2001) and to arrange a viewing.',
    );
  });

  it('sees why a development cannot be loaded, and goes back to the list', async () => {
    const user = visit('/new-development/000000000000000000000000');
    expect(
      await screen.findByText('Error loading property details. Please try again later.'),
    ).toBeVisible();
    expect(screen.getByText('Property not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByText('2 developments')).toBeVisible();
  });
});
