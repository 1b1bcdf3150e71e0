import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';

const house = newProperty('house', { title: 'Detached house behind a hedge' });
const development = newProperty('estate', { title: 'Garden estate', status: 'New Development' });
const unpriced = newProperty('bungalow', { title: 'Bungalow by the lagoon', price: 0 });
const address = `/property-listing/${house.id}`;
const api = referenceApi([house, development, unpriced]);

describe('A visitor who shares a property', () => {
  beforeEach(() => api.behaveAs('reference'));

  it('sees the link if it cannot be copied', async () => {
    const user = visit(address);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('The link could not be copied')).toBeVisible();
    expect(screen.getAllByText(window.location.origin + address)[0]).toBeInTheDocument();
  });

  it('on a phone shares it with the share sheet of the device', async () => {
    setScreenWidth(360);
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share');
    });
    const user = visit(address);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: house.title,
        text: `${house.title}\n₦120,000,000`,
        url: window.location.origin + address,
      }),
    );
  });

  it('on a computer chooses a service from the menu', async () => {
    const user = visit(address);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const menu = within(await screen.findByRole('menu', { name: 'Share' }));
    const whatsapp = menu.getByRole('menuitem', { name: 'WhatsApp' });
    expect(new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `${house.title}\n₦120,000,000\n${window.location.origin}${address}`,
    );
    for (const name of ['Email', 'Facebook', 'X']) {
      expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href');
    }
  });

  it.each([
    ['Contact Support', '/new-development/', development],
    ['Contact Support', '/property-listing/', development],
    ['Price on request', '/property-listing/', unpriced],
  ])('shares it with %s instead of a price at %s', async (label, path, { id, title }) => {
    const user = visit(`${path}${id}`);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const x = (await screen.findByRole('menuitem', { name: 'X' })).getAttribute('href') ?? '';
    expect(new URL(x).searchParams.get('text')).toBe(`${title}\n${label}`);
  });
});
