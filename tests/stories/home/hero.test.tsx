import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';

const api = referenceApi([]);

describe('A visitor at the hero', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('searches only with the filled-in fields', async () => {
    const user = visit('/');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Lagos');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Property Type' }), 'Villa');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rooms' }), '4+ Bedrooms');
    await user.click(screen.getByRole('button', { name: /^Amenities/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Gym' }));
    await user.click(screen.getByRole('checkbox', { name: 'CCTV' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(addressBar()).toBe(
        '/property-listings?location=Lagos&status=Villa&bedrooms=4&amenities=Gym%2CCCTV',
      ),
    );
  });

  it('searches only by rooms if only Rooms is filled in', async () => {
    const user = visit('/');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rooms' }), '1 Bedroom');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(addressBar()).toBe('/property-listings?bedrooms=1'));
  });

  it('chooses among the seven locations, six types, four numbers of rooms and 17 amenities', async () => {
    const user = visit('/');
    const choicesOf = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent)
        .slice(1);
    await screen.findByRole('combobox', { name: 'Location' });
    expect(choicesOf('Location')).toEqual([
      'Abuja',
      'Lagos',
      'Ondo',
      'Akwa Ibom',
      'Oyo',
      'Port Harcourt',
      'Other States',
    ]);
    expect(choicesOf('Property Type')).toEqual([
      'Apartment',
      'Villa',
      'House',
      'Estate',
      'Commercial',
      'Land',
    ]);
    expect(choicesOf('Rooms')).toEqual(['1 Bedroom', '2 Bedrooms', '3 Bedrooms', '4+ Bedrooms']);
    await user.click(screen.getByRole('button', { name: /^Amenities/ }));
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names.join(', ')).toBe(
      '24/7 power, Swimming Pool, Gym, CCTV, Cinema, Fitted Kitchen, Garden, Guest Room, Home Automation, Indoor Games, Private Cinema, Private Elevator, Private Garden, Rooftop Terrace, Study, Tennis Court, Water Front',
    );
  });

  it.each([767, 768])('at %d px has either the search panel or the button', async (width) => {
    setScreenWidth(width);
    visit('/');
    const hero = await screen.findByRole('region', {
      name: 'Where Technology Meets Comfort and Style!',
    });
    expect(within(hero).getByText(/^Homes and land across Nigeria/)).toBeVisible();
    const isWide = width >= 768;
    const button = within(hero).queryByRole('link', { name: 'View all properties' });
    expect(button !== null).toBe(!isWide);
    await waitFor(() =>
      expect(within(hero).queryAllByRole('combobox', { name: 'Location' })).toHaveLength(
        isWide ? 1 : 0,
      ),
    );
  });

  it('on a phone has quick links to Abuja, Lagos and Other States', async () => {
    setScreenWidth(390);
    visit('/');
    const quickLinks = await screen.findByRole('list', { name: 'Popular locations' });
    expect(
      within(quickLinks)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Abuja', 'Lagos', 'Other States']);
    const hero = screen.getByRole('region', { name: /^Where Technology/ });
    expect(within(hero).getByRole('link', { name: 'View all properties' })).toHaveAttribute(
      'href',
      '/property-listings',
    );
  });

  it('on a phone searches for what was typed with a button Search', async () => {
    setScreenWidth(390);
    const user = visit('/');
    await user.type(await screen.findByRole('combobox', { name: 'Search properties' }), 'lekki');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(addressBar()).toBe('/property-listings?q=lekki'));
  });
});
