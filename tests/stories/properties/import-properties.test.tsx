import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { properties } from '#server/core/database/schema.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import {
  houseRows,
  houseSheet,
  lekkiRow,
  rejectedRow,
  suspiciousRow,
} from '#tests/support/house-rows.ts';
import { sendImport } from '#tests/support/import-fixture.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import type { TestUser } from '#tests/support/users.ts';
import '#src/routes/admin/import-page.tsx';
import '#src/routes/admin/imports-page.tsx';

sendRealFiles();
const api = referenceApi([]);
let admin: TestUser;

beforeAll(async () => {
  admin = await registerAdmin(api.server(), 'Amaka Okafor');
  api.server().startImports();
});
beforeEach(() => {
  api.behaveAs('reference');
  signedInAs(admin);
});
afterEach(async () => {
  for (const table of [importJobs, properties, auditEvents]) {
    await api.server().db.delete(table);
  }
});

function csvFile(content: string, name = 'houses.csv'): File {
  return new File([content], name, { type: 'text/csv' });
}

async function choose(user: ReturnType<typeof userEvent.setup>, file: File) {
  await user.upload(await screen.findByLabelText('Choose a spreadsheet'), file);
}

/** Uploads a file through the API. @returns the path of the import's page */
async function uploaded(rows: readonly string[]): Promise<string> {
  const { app } = api.server();
  const response = await sendImport(app, houseSheet(rows), { token: admin.token });
  return `/admin/imports/${response.json().data.id}`;
}

describe('An admin with a spreadsheet of properties', () => {
  it('sees what an import would add, confirms it and opens the listed properties', async () => {
    const user = visit('/admin/imports');
    await user.type(await screen.findByLabelText('Date of the list'), '2022-06-30');
    await choose(user, csvFile(houseSheet([...houseRows(3), suspiciousRow, rejectedRow])));
    expect(
      await screen.findByText('4 properties can be imported. Nothing is stored yet.'),
    ).toBeVisible();
    expect(addressBar()).toMatch(/^\/admin\/imports\/[0-9a-f]{24}$/);
    expect(screen.getByRole('heading', { level: 1, name: 'houses.csv' })).toBeVisible();
    expect(await api.server().db.$count(properties)).toBe(0);

    await user.click(screen.getByRole('button', { name: 'Import 4 properties' }));
    expect(await screen.findByText('4 properties were imported.')).toBeVisible();
    const imported = await api.server().db.select().from(properties);
    expect(imported.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual(
      Array(4).fill('2022-06-30'),
    );
    expect(imported.map(({ published }) => published)).toEqual(Array(4).fill(false));
    expect(
      screen.getByText('4 properties are not published yet: only your staff see them.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is not published' })).toHaveAttribute(
      'href',
      '/admin/properties?published=no',
    );
  });

  it('starts the import once with a double click', async () => {
    let requests = 0;
    api.override(
      http.post('*/api/admin/imports/:id/confirm', () => {
        requests += 1;
      }),
    );
    visit(await uploaded(houseRows(3)));
    const button = await screen.findByRole('button', { name: 'Import 3 properties' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('3 properties were imported.')).toBeVisible();
    expect(requests).toBe(1);
    expect(screen.queryByText('The import could not be started')).toBeNull();
  });

  it('publishes what was imported with one press, also after the network was lost', async () => {
    const address = await uploaded(houseRows(3));
    const user = visit(address);
    await user.click(await screen.findByRole('button', { name: 'Import 3 properties' }));
    const publish = await screen.findByRole('button', { name: 'Publish 3 properties' });
    let isLost = true;
    api.override(
      http.post('*/api/admin/imports/*/publish', () => (isLost ? HttpResponse.error() : undefined)),
    );
    await user.click(publish);
    expect(await screen.findByText('The properties could not be published')).toBeVisible();
    isLost = false;
    await user.click(publish);
    expect(await screen.findByRole('link', { name: 'See the listed properties' })).toHaveAttribute(
      'href',
      '/admin/properties',
    );
    const { db } = api.server();
    expect(await db.$count(properties, eq(properties.published, true))).toBe(3);
  });

  it('sees rejected and suspicious rows in a table, all of them or one kind', async () => {
    const user = visit(await uploaded([lekkiRow, rejectedRow, suspiciousRow]));
    await user.selectOptions(await screen.findByLabelText('Show'), 'All rows (3)');
    const table = await screen.findByRole('table', { name: 'Rows' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
    const rows = within(table).getAllByRole('row');
    const rowOf = (line: string) =>
      within(rows.find((row) => row.textContent?.startsWith(`Row ${line}`)) as HTMLElement);
    expect(rowOf('3').getByText('Rejected')).toBeVisible();
    expect(rowOf('3').getByText('should be a whole number up to 200, not "=1+1"')).toBeVisible();
    expect(rowOf('4').getByText('To check')).toBeVisible();
    expect(rowOf('4').getByText('Anambara')).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Show'), 'Rejected (1)');
    await waitFor(() => expect(within(table).queryByText('Anambara')).toBeNull());
    expect(within(table).getByText('=1+1')).toBeVisible();
  });

  it('sees why a file is rejected, and can choose another', async () => {
    const user = visit('/admin/imports');
    await choose(user, csvFile('%PDF-1.7', 'people.csv'));
    expect(await screen.findByText(/The file is a PDF/)).toBeVisible();
    expect(screen.getByText(/people\.csv/, { selector: 'span' })).toBeVisible();
    await choose(user, csvFile('', 'nothing.csv'));
    expect(await screen.findByText('nothing.csv: The file is empty.')).toBeVisible();
    const unfiltered = userEvent.setup({ applyAccept: false });
    await choose(unfiltered, csvFile('PK', 'houses.ods'));
    expect(await screen.findByText(/Save it as XLSX or CSV/)).toBeVisible();
    await choose(user, csvFile(houseSheet([lekkiRow])));
    expect(await screen.findByText(/^1 property can be imported/)).toBeVisible();
  });

  it.each([
    ['offline', false, /You are offline\./],
    ['after a network error', true, /Network Error/],
  ])(
    'sees why a file was not sent %s, and sends it without choosing it again',
    async (_reason, isOnline, text) => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      api.override(http.post('*/api/admin/imports', () => HttpResponse.error(), { once: true }));
      const user = visit('/admin/imports');
      await choose(user, csvFile(houseSheet([lekkiRow])));
      expect(await screen.findByText(text)).toBeVisible();
      onLine.mockRestore();
      await user.click(screen.getByRole('button', { name: 'Upload houses.csv again' }));
      expect(await screen.findByText(/^1 property can be imported/)).toBeVisible();
    },
  );

  it('is not offered to send a file again that the API rejected', async () => {
    const user = visit('/admin/imports');
    await choose(user, csvFile('%PDF-1.7'));
    expect(await screen.findByText(/The file is a PDF/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Upload .* again$/ })).toBeNull();
  });

  it('sees the progress of the upload and can cancel it', async () => {
    api.override(
      http.post('*/api/admin/imports', async () => {
        await delay('infinite');
      }),
    );
    const user = visit('/admin/imports');
    await choose(user, csvFile(houseSheet([lekkiRow])));
    expect(await screen.findByRole('progressbar', { name: 'Uploading houses.csv' })).toBeVisible();
    // The focus was on the file input, which is gone: Tab goes on from here.
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancel upload' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByRole('button', { name: 'Upload houses.csv again' })).toBeVisible();
    expect(screen.queryByText(/abort|cancel+ed/i)).toBeNull();
    expect(await api.server().db.$count(importJobs)).toBe(0);
  });

  it('discards a checked file after confirming', async () => {
    const user = visit(await uploaded([lekkiRow]));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = screen.getByRole('dialog', { name: 'Discard this file?' });
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Discard the file' }));
    expect(await screen.findByText('This import was cancelled.')).toBeVisible();
    expect(await api.server().db.$count(properties)).toBe(0);
  });

  it('sees that no row can be imported', async () => {
    visit(await uploaded([rejectedRow, 'ragged']));
    expect(await screen.findByText(/^No row can be imported yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('sees how an import works, and the columns of the sample file, before the first one', async () => {
    visit('/admin/imports');
    expect(await screen.findByText('How an import works')).toBeVisible();
    const sample = within(screen.getByRole('region', { name: 'Sample file' }));
    expect(sample.getByText('Property type', { selector: 'dt' })).toBeVisible();
    expect(sample.getByText('House', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByText('Earlier imports')).toBeNull();
  });

  it('sees earlier imports, newest first', async () => {
    const [first, second] = [await uploaded([lekkiRow]), await uploaded([suspiciousRow])];
    visit('/admin/imports');
    const links = await screen.findAllByRole('link', { name: 'houses.csv' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([second, first]);
  });

  it('sees the current state of an import that another admin cancelled', async () => {
    const address = await uploaded([lekkiRow]);
    const user = visit(address);
    const button = await screen.findByRole('button', { name: 'Import 1 property' });
    const { app } = api.server();
    const authorization = `Bearer ${admin.token}`;
    await app.inject({ method: 'DELETE', url: `/api${address}`, headers: { authorization } });
    await user.click(button);
    expect(await screen.findByText('The import could not be started')).toBeVisible();
    expect(await screen.findByText('This import was cancelled.')).toBeVisible();
  });

  it('sees that an import does not exist', async () => {
    visit('/admin/imports/nothing');
    expect(await screen.findByText('Import not found')).toBeVisible();
  });

  it('keeps the screen when the connection breaks, and sees the result after it returns', async () => {
    const { db } = api.server();
    const address = await uploaded([lekkiRow]);
    const stateNow = async () => (await db.select().from(importJobs))[0]?.state;
    await waitFor(async () => expect(await stateNow()).toBe('checked'));
    // Claimed by another server process, which does not report progress.
    const claimedUntil = new Date(Date.now() + 60_000);
    await db.update(importJobs).set({ state: 'importing', rowsImported: 0, claimedUntil });
    let isBroken = false;
    api.override(http.get(`*/api${address}`, () => (isBroken ? HttpResponse.error() : undefined)));
    visit(address);
    expect(await screen.findByText('Importing the properties')).toBeVisible();
    isBroken = true;
    expect(await screen.findByText(/The connection is interrupted/)).toBeVisible();
    expect(screen.getByText('Importing the properties')).toBeVisible();
    isBroken = false;
    await db.update(importJobs).set({ claimedUntil: null });
    api.server().startImports();
    expect(await screen.findByText('1 property was imported.')).toBeVisible();
    expect(screen.queryByText(/The connection is interrupted/)).toBeNull();
  });
});

describe('Without imports in the API', () => {
  it('there is no import page, and nothing is requested', async () => {
    api.behaveAs('data.data');
    visit('/admin/imports');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(api.calls.filter((made) => made.includes('/admin/imports'))).toEqual([]);
  });
});
