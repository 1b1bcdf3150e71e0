import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import '#src/features/properties/detail/dossier/dossiers.tsx';

const lekki = newProperty('lekki', {
  title: 'House in Lekki',
  price: 85_000_000,
  amenities: ['Borehole'],
  createdAt: new Date('2026-01-15'),
  checks: { confirmedOn: '2026-01-14' },
});
const abuja = newProperty('abuja', {
  title: 'House in Maitama',
  location: 'Maitama, Abuja',
  price: 85_000_000,
});
const unpriced = newProperty('unpriced', { title: 'House on request', price: null });
const estate = newProperty('estate', {
  title: 'Garden estate',
  status: 'New Development',
  price: 60_000_000,
});
const api = referenceApi([lekki, abuja, unpriced, estate]);

async function printed({ id, title }: { id: string; title: string }) {
  intersectEverything();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const user = visit(`/property-listing/${id}`);
  await screen.findByRole('heading', { level: 1, name: title });
  await user.click(await screen.findByRole('button', { name: 'Print the dossier' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = screen.getByText(/^Dossier by Gida, /).closest('article');
  if (!sheet) throw new Error('No sheet');
  return within(sheet);
}

describe.each(apiKinds)('With %s, a buyer who prints the dossier', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('gets facts, checks with their source, what nobody has seen, and the costs', async () => {
    const sheet = await printed(lekki);
    expect(sheet.getByRole('heading', { name: 'House in Lekki' })).toBeVisible();
    expect(sheet.getByText('About ₦99.4m in all')).toBeVisible();
    expect(sheet.getByText('₦14,375,000')).toBeVisible();
    expect(sheet.getByText('Borehole', { selector: 'span' })).toBeVisible();
    expect(sheet.getByRole('heading', { name: 'What we know' })).toBeVisible();
    expect(sheet.getByText('As listed')).toBeVisible();
    expect(sheet.getByText(/^Not checked yet: Papers, Power, Road/)).toBeVisible();
    expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(sheet.queryByText('Confirmed available'), 'before the listing').toBeNull();
  });

  it('is sent to the office for its consent only, not for the title search', async () => {
    const sheet = await printed(abuja);
    expect(sheet.getAllByText('Not known')).toHaveLength(2);
    const note = sheet.getByText('Ask AGIS in Abuja for the Minister’s consent.');
    expect(note.parentElement).toHaveTextContent(/^Consent and registration/);
  });

  it.each([
    ['on request', unpriced, 'Price on request'],
    ['of a development', estate, 'Contact Support'],
  ])('gets no costs for a price %s', async (_reason, property, label) => {
    const sheet = await printed(property);
    expect(sheet.getByText(label)).toBeVisible();
    expect(sheet.queryByText('What it costs in all')).toBeNull();
    expect(sheet.queryByText(/₦/)).toBeNull();
  });
});
