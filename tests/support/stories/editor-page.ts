import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Property } from '#contract/property/property.ts';
import { FACILITY_SLOTS } from '#contract/property/property.ts';
import { findProperty, listProperties } from '#server/modules/properties/properties-service.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addressBar, visit } from './render-app.tsx';

/** A PNG of 2 × 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWMwXlVuvKqcAUIBACQuBVGcWysNAAAAAElFTkSuQmCC';

export function imageFile(name: string): File {
  const bytes = Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

export const facilityLabels = Array.from(
  { length: FACILITY_SLOTS },
  (_, index) => `Facility ${index + 1}`,
);

/** The stored property with this title, or null. */
export async function storedProperty({ db }: TestApp, title: string): Promise<Property | null> {
  return (await listProperties(db, {})).find((property) => property.title === title) ?? null;
}

export async function propertyById({ db }: TestApp, id: string): Promise<Property> {
  const property = await findProperty(db, id, 'staff');
  if (!property) throw new Error(`There is no property ${id}`);
  return property;
}

/** Pastes a text into a field, which is faster than typing. */
export async function fillField(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.paste(text);
}

/** Opens the form for a new property; an admin must be signed in. */
export async function openListingForm(): Promise<UserEvent> {
  const user = visit('/admin/list-property');
  await screen.findByLabelText('Title');
  return user;
}

/** Fills the required fields of a new property. */
export async function fillRequired(user: UserEvent, title: string): Promise<void> {
  await fillField(user, 'Title', title);
  await user.selectOptions(screen.getByLabelText('Type'), 'House');
  await fillField(user, 'Location', 'Lekki Phase 1, Lagos');
}

export function submitListing(user: UserEvent): Promise<void> {
  return user.click(screen.getByRole('button', { name: 'List property' }));
}

/** Waits for the toast and for the page that follows, so that neither affects the next test. */
export async function expectCreated(): Promise<void> {
  expect(await screen.findByText('Property Created')).toBeVisible();
  await waitFor(() => expect(addressBar()).toBe('/admin/properties'));
}

/** Like `expectCreated`, after an edit. */
export async function expectUpdated(): Promise<void> {
  expect(await screen.findByText('Property Updated')).toBeVisible();
  await waitFor(() => expect(addressBar()).toBe('/'));
}
