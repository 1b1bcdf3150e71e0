import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyFacts } from '#src/features/company/company-facts.tsx';
import { newProperty } from '#tests/support/property-builders.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import '#src/routes/public/about-page.tsx';

const checked = newProperty('checked', {
  title: 'Five-bedroom house in Guzape',
  amenities: ['Borehole'],
  checks: { papers: 'Certificate of Occupancy', road: 'Tarred road', visitedOn: '2026-10-20' },
});
const unchecked = newProperty('unchecked', { amenities: ['24/7 power', 'Borehole'] });
const api = referenceApi([checked, unchecked]);

describe('A visitor who reads about the company', () => {
  it('sees one listing line by line, and how each line was checked', async () => {
    api.behaveAs('reference');
    visit('/about');
    const listing = await screen.findByRole('region', {
      name: 'One of our listings, line by line',
    });
    expect(
      within(listing).getByRole('link', { name: 'See this listing: Five-bedroom house in Guzape' }),
    ).toBeVisible();
    expect(listing).toHaveTextContent(
      /PapersCertificate of OccupancyAs stated to usThe document that the seller names/,
    );
    expect(listing).toHaveTextContent(/PowerNot checkedWe make no claim/);
    expect(listing).toHaveTextContent(
      /WaterBoreholeAs listedThe seller says so\. We have not checked it/,
    );
    expect(listing).toHaveTextContent(/Visited20 Oct 2026The last day/);
  });

  it('sees how many homes state their papers and were visited', async () => {
    api.behaveAs('reference');
    visit('/about');
    const [papers, visited] = await screen.findAllByText('1 of 2');
    expect(papers?.parentElement).toHaveTextContent('properties for sale state their papers');
    expect(visited?.parentElement).toHaveTextContent('were visited by us');
  });

  it('sees neither where the API has no checks', async () => {
    api.behaveAs('data');
    visit('/about');
    await screen.findByRole('heading', { name: 'How we work' });
    expect(screen.queryByText(/ of 2$/)).not.toBeInTheDocument();
    expect(screen.queryByText('Papers')).not.toBeInTheDocument();
  });

  it('sees the office and its hours, and what else is configured of the company', () => {
    const people = [{ name: 'Ada Obi', role: 'Managing director' }];
    const { rerender } = render(
      <CompanyFacts company={{ registration: 'RC 1234567', office: '3 Marina, Lagos', people }} />,
    );
    const company = screen.getByRole('region', { name: 'The company' });
    expect(company).toHaveTextContent('RegistrationRC 1234567Office3 Marina, LagosOpenMon-Sun');
    expect(company).toHaveTextContent('Managing directorAda Obi');
    rerender(<CompanyFacts company={{ registration: '', office: '', people: [] }} />);
    expect(company).toHaveTextContent(
      'Office14 Gana Street, MaitamaAbuja, FCT, NigeriaOpenMon-Sun',
    );
    expect(company).not.toHaveTextContent('Registration');
  });
});
