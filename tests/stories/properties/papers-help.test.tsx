import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import '#src/routes/public/property-page.tsx';

// A letter-only API sends amenities, and no checks.
const certified = newProperty('certified', {
  title: 'House with a certificate',
  propertyId: 'GD-7',
  location: 'Ikoyi, Lagos',
  amenities: ['Certificate of Occupancy'],
});
const unknown = newProperty('unknown', { title: 'House without papers' });
const api = referenceApi([certified, unknown]);

async function open({ id, title }: { id: string; title: string }) {
  const user = visit(`/property-listing/${id}`);
  await screen.findByRole('heading', { level: 1, name: title });
  return user;
}

describe.each(apiKinds)('A visitor, with %s,', (_name, kind) => {
  beforeEach(() => api.behaveAs(kind));

  it('opens How to check this beside the papers, and reads what they are and where to search', async () => {
    const user = await open(certified);
    const strip = screen.getByRole('region', { name: 'What we know' });
    const button = within(strip).getByRole('button', { name: 'How to check this' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await screen.findByText('Certificate of Occupancy: what it is')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(strip).toHaveTextContent('at the Lagos Lands Registry in Alausa.');
    expect(strip).toHaveTextContent('Parts of this area are federal land');
    expect(strip).toHaveTextContent('What to pay firstNothing.');
    expect(strip).toHaveTextContent(/Checked November 2026\. Sources: Land Use Act 1978/);
    await user.click(button);
    expect(screen.queryByText('Certificate of Occupancy: what it is')).not.toBeInTheDocument();
  });

  it('has no such button where no papers are stated', async () => {
    await open(unknown);
    expect(screen.queryByRole('button', { name: 'How to check this' })).not.toBeInTheDocument();
  });

  it('reports a listing with a reason by WhatsApp or email, without a request', async () => {
    api.behaveAs('data.data');
    intersectEverything();
    const user = await open(certified);
    const before = api.calls.length;
    await user.click(await screen.findByRole('button', { name: 'Report this listing' }));
    const reasons = await screen.findByRole('group', { name: 'What is wrong?' });
    expect(within(reasons).getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('link', { name: 'Email' })).not.toBeInTheDocument();
    await user.click(within(reasons).getByRole('radio', { name: 'The price is wrong' }));
    const section = reasons.parentElement ?? document.body;
    const email = within(section).getByRole('link', { name: 'Email' });
    const message = decodeURIComponent(email.getAttribute('href') ?? '');
    expect(message).toContain('subject=Report: GD-7');
    expect(message).toContain('"House with a certificate" (reference GD-7): The price is wrong.');
    expect(message).toContain(`/property-listing/`);
    expect(within(section).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/'),
    );
    expect(api.calls.slice(before).filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});
