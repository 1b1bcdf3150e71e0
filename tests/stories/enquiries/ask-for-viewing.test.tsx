import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { intersectEverything } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { savedFiles } from '#tests/support/stories/saved-files.ts';

const villa = newProperty('villa', { propertyId: 'GD-1001', title: 'Waterfront villa' });
const api = referenceApi([villa]);
const files = savedFiles();
const stored = () => api.server().db.select().from(enquiries);

beforeEach(async () => {
  // A Thursday, noon in Lagos.
  vi.useFakeTimers({ now: new Date('2026-11-26T11:00:00Z'), toFake: ['Date'] });
  api.behaveAs('reference');
  intersectEverything();
  await api.server().db.delete(enquiries);
  await api.server().resetLimits();
});
afterEach(() => vi.useRealTimers());

async function openForm() {
  const user = visit(`/property-listing/${villa.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ask for a viewing' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Ask for a viewing' })) };
}

function readForAWhile() {
  const start = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => start + 10_000);
}

describe('A visitor who asks for a viewing', () => {
  it('chooses a way and up to three half-days, and gets them for their calendar', async () => {
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('radio', { name: 'By video call' }));
    expect(dialog.getByRole('checkbox', { name: /^Thursday 26 November, Morning/ })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /^Saturday 28 November, Morning/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Friday 27 November, Afternoon/ }));
    await user.click(dialog.getByRole('button', { name: 'Later days' }));
    expect(dialog.getByRole('checkbox', { name: /^Tuesday 1 December, Morning/ })).toHaveFocus();
    await user.click(dialog.getByRole('checkbox', { name: /^Friday 4 December, Morning/ }));
    expect(dialog.getByText('3 of 3 chosen')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /^Saturday 5 December, Morning/ })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Ngọzi Eze');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ngozi@example.com');
    readForAWhile();
    await user.click(dialog.getByRole('button', { name: 'Ask for this viewing' }));

    const note = await dialog.findByRole('status');
    expect(note).toHaveTextContent('Please do not travel before that');
    const times = within(note).getAllByRole('listitem');
    expect(times.map(({ textContent }) => textContent)).toEqual([
      'Friday 27 November, afternoon (2:00PM–8:00PM)',
      'Saturday 28 November, morning (9:00AM–2:00PM)',
      'Friday 4 December, morning (9:00AM–2:00PM)',
    ]);
    const [row] = await stored();
    expect(row).toMatchObject({ kind: 'viewing', propertyId: villa.id });
    expect(row?.viewing).toMatchObject({ by: 'video', times: { length: 3 } });

    await user.click(dialog.getByRole('button', { name: 'Add the times to my calendar' }));
    const [file] = files;
    expect(file?.name).toBe('viewing.ics');
    const text = await file?.text();
    expect(text).toContain('DTSTART:20261127T130000Z');
    expect(text).toContain('SUMMARY:Viewing asked for: Waterfront villa');
  });

  it('keeps the focus at the later days with nothing left to choose there', async () => {
    const { user, dialog } = await openForm();
    for (const day of [/^Friday 27 November, M/, /^Friday 27 November, A/, /^Saturday 28 .*, M/]) {
      await user.click(dialog.getByRole('checkbox', { name: day }));
    }
    await user.click(dialog.getByRole('button', { name: 'Later days' }));
    const first = dialog.getByRole('checkbox', { name: /^Tuesday 1 December, Morning/ });
    expect(first.closest('li')).toHaveFocus();
  });

  it('must choose a time, and the focus goes there', async () => {
    const { user, dialog } = await openForm();
    await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Ngọzi Eze');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ngozi@example.com');
    await user.click(dialog.getByRole('button', { name: 'Ask for this viewing' }));
    const error = 'Choose at least one time';
    expect(await dialog.findByText(error)).toBeVisible();
    const times = dialog.getByRole('group', { name: 'When would it suit you?' });
    expect(times).toHaveAccessibleDescription(expect.stringContaining(error));
    const first = dialog.getByRole('checkbox', { name: /^Thursday 26 November, Afternoon/ });
    await waitFor(() => expect(first).toHaveFocus());
  });

  it('is told when a time has begun since the form was opened, and keeps the rest', async () => {
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('checkbox', { name: /^Thursday 26 November, Afternoon/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Ngọzi Eze');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ngozi@example.com');
    vi.setSystemTime(new Date('2026-11-26T13:00:00Z'));
    readForAWhile();
    await user.click(dialog.getByRole('button', { name: 'Ask for this viewing' }));
    expect(
      await dialog.findByText('This time is no longer available. Choose another'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ngọzi Eze');
    expect(await stored()).toEqual([]);
  });

  it('abroad sees their own time beside that of Lagos', async () => {
    // An hour behind UTC, whatever the zone of this computer.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(60);
    const { dialog } = await openForm();
    const name = 'Saturday 28 November, Morning 9:00AM–2:00PM 7:00AM–12:00PM your time';
    expect(dialog.getByRole('checkbox', { name })).toBeVisible();
  });
});
