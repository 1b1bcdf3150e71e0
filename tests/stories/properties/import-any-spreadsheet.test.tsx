import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import { importJobs } from '#server/core/database/import-jobs-schema.ts';
import { deletedProperties, properties } from '#server/core/database/schema.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { houseRows, houseSheet } from '#tests/support/house-rows.ts';
import { sendImport } from '#tests/support/import-fixture.ts';
import { sampleSheets } from '#tests/support/sheet-files.ts';
import { sendRealFiles } from '#tests/support/stories/real-files.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, type TestUser } from '#tests/support/users.ts';
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
  for (const table of [importJobs, properties, deletedProperties, auditEvents]) {
    await api.server().db.delete(table);
  }
});

/** Uploads a file through the API. @returns the path of the import's page */
async function uploaded(content: string | Uint8Array, fileName = 'list.csv'): Promise<string> {
  const { app } = api.server();
  const response = await sendImport(app, content, { token: admin.token, fileName });
  return `/admin/imports/${response.json().data.id}`;
}

/** Waits until the rows are checked again after a change. */
const checkedAgain = () => screen.findByText('Checking the file');

const stored = () => api.server().db.select().from(properties).orderBy(properties.title);

describe('An admin with a spreadsheet as others write it', () => {
  it.each([
    ['portal-export.csv', 3],
    ['agent-list.csv', 5],
    ['semicolons-windows-1252.csv', 3],
    ['stock-list.xlsx', 5],
    ['houses-dataset.csv', 5],
    ['website-export.csv', 3],
    ['two-row-header.csv', 4],
    ['merged-rows.xlsx', 5],
    ['price-list.csv', 3],
    ['form-answers.tsv', 4],
    ['200-rows.csv', 200],
  ])('publishes %s in four clicks', async (name, count) => {
    const user = visit('/admin/imports');
    const bytes =
      count === 200
        ? new TextEncoder().encode(houseSheet(houseRows(count)))
        : await readFile(join(sampleSheets, name));
    // Click 1 opens the chooser, click 2 chooses the file.
    await user.upload(
      await screen.findByLabelText('Choose a spreadsheet'),
      new File([new Uint8Array(bytes)], name),
    );
    await user.click(await screen.findByRole('button', { name: `Import ${count} properties` }));
    await user.click(await screen.findByRole('button', { name: `Publish ${count} properties` }));
    expect(await screen.findByRole('link', { name: 'See the listed properties' })).toBeVisible();
    expect((await stored()).filter(({ published }) => published)).toHaveLength(count);
  });

  it('sees how each column is read, changes it, and the rows are checked again', async () => {
    const user = visit(
      await uploaded('What,Where exactly,How much\nA hut,"Epe, Lagos",9m\nA barn,"Ife, Osun",8m\n'),
    );
    const table = await screen.findByRole('table', { name: 'Columns of the file' });
    expect(screen.queryByText('No column holds the price', { exact: false })).toBeNull();
    expect(within(table).getByText('A barn')).toBeVisible();
    expect(screen.getByLabelText('Import Where exactly as')).toHaveValue('location');
    expect(screen.getByLabelText('Import How much as')).toHaveValue('price');
    expect(screen.getByLabelText('Import What as')).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Import What as'), 'Title');
    await checkedAgain();
    await user.click(await screen.findByRole('button', { name: 'Import 2 properties' }));
    expect(await screen.findByText('2 properties were imported.')).toBeVisible();
    expect((await stored()).map(({ title }) => title)).toEqual(['A barn', 'A hut']);
  });

  it('says whether the day or the month comes first in its dates', async () => {
    const user = visit(
      await uploaded('Title,Location,Price,Date of listing\nHut,Epe,9m,03/02/2026\n'),
    );
    const order = await screen.findByRole('combobox', { name: 'Order of dates' });
    expect(order).toHaveDisplayValue('3/11/2026 is 3 November');
    await user.selectOptions(order, '3/11/2026 is 11 March');
    await checkedAgain();
    await user.click(await screen.findByRole('button', { name: 'Import 1 property' }));
    expect(await screen.findByText('1 property was imported.')).toBeVisible();
    expect((await stored()).map(({ createdAt }) => dayInLagos(createdAt.getTime()))).toEqual([
      '2026-03-02',
    ]);
  });

  it('says once what a word of the file means, and finds it remembered the next time', async () => {
    const header = 'Title,Kind,Location,Price\n';
    const address = await uploaded(
      `${header}Keep,Castle,Epe,9m\nMoat,castle,Epe,8m\nX1,House,Epe,7m\n`,
    );
    const user = visit(address);
    await user.selectOptions(await screen.findByLabelText('“castle” means'), 'Villa');
    await checkedAgain();
    await user.click(await screen.findByRole('button', { name: 'Import 3 properties' }));
    expect(await screen.findByText('3 properties were imported.')).toBeVisible();
    expect((await stored()).map(({ type }) => type)).toEqual(['Villa', 'Villa', 'House']);
    visit(await uploaded(`${header}Tower,Castle,Epe,6m\n`));
    expect(
      await screen.findByText(/As in your last import with these headings/),
    ).toBeInTheDocument();
    expect(await screen.findByLabelText('“castle” means')).toHaveValue('Villa');
  });

  it('corrects a refused cell on the page, also after the network was lost', async () => {
    const user = visit(await uploaded('Title,Location,Price\nHut,Epe,9.5\nBarn,Ife,8m\n'));
    const cell = await screen.findByRole('button', { name: 'Price of row 2: 9.5' });
    expect(cell).toHaveAccessibleDescription('needs m or bn after it: "9.5"');
    let isLost = true;
    api.override(http.put('*/rows', () => (isLost ? HttpResponse.error() : undefined)));
    await user.click(cell);
    const field = screen.getByRole('textbox', { name: 'Price of row 2' });
    await user.clear(field);
    await user.type(field, '9.5m{Enter}');
    expect(await screen.findByText('The row could not be changed')).toBeVisible();
    expect(field).toHaveValue('9.5m');
    isLost = false;
    await user.type(field, '{Enter}');
    const corrected = await screen.findByRole('button', { name: 'Price of row 2: 9.5m' });
    await waitFor(() => expect(corrected).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Import 2 properties' }));
    expect(await screen.findByText('2 properties were imported.')).toBeVisible();
    expect((await stored()).map(({ price }) => price)).toEqual([8_000_000, 9_500_000]);
  });

  it('leaves a row out, and includes it again', async () => {
    const user = visit(
      await uploaded('Title,Type,Location,Price\nHut,House,Epe,9m\nBarn,House,Ife,8m\n'),
    );
    await user.click(await screen.findByRole('button', { name: 'Leave out: Row 2' }));
    expect(await screen.findByRole('button', { name: 'Import 1 property' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Include: Row 2' }));
    expect(await screen.findByRole('button', { name: 'Import 2 properties' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out: Row 3' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 property' }));
    expect(await screen.findByText('1 property was imported.')).toBeVisible();
    expect((await stored()).map(({ title }) => title)).toEqual(['Hut']);
  });

  it('sees which listing a row repeats, and updates it instead of adding it', async () => {
    const header = 'Ref,Title,Type,Location,Price\n';
    const first = await uploaded(`${header}A-1,Hut,House,Epe,9m\n`);
    const user = visit(first);
    await user.click(await screen.findByRole('button', { name: 'Import 1 property' }));
    expect(await screen.findByText('1 property was imported.')).toBeVisible();
    const [hut] = await stored();
    const again = visit(await uploaded(`${header}A-1,Hut,House,Epe,12m\nA-2,Barn,House,Ife,8m\n`));
    await again.selectOptions(await screen.findByLabelText('Show'), 'Already listed (1)');
    expect(await screen.findByRole('link', { name: 'Hut' })).toHaveAttribute(
      'href',
      `/admin/properties/${hut?.id}`,
    );
    expect(
      screen.getByText(/the same reference as “Hut”: Price: ₦9,000,000 → ₦12,000,000/i),
    ).toBeVisible();
    await again.selectOptions(
      screen.getByLabelText('Listings that you have'),
      'Update from the file',
    );
    await again.click(await screen.findByRole('button', { name: 'Import 1 and update 1' }));
    await waitFor(async () => {
      expect((await stored()).map(({ title, price }) => [title, price])).toEqual([
        ['Barn', 8_000_000],
        ['Hut', 12_000_000],
      ]);
    });
  });

  it('undoes an import: edited listings are named and stay, the others are deleted', async () => {
    const address = await uploaded(
      'Title,Type,Location,Price\nHut,House,Epe,9m\nBarn,House,Ife,8m\n',
    );
    const user = visit(address);
    await user.click(await screen.findByRole('button', { name: 'Import 2 properties' }));
    await user.click(await screen.findByRole('button', { name: 'Publish 2 properties' }));
    await waitFor(async () =>
      expect((await stored()).every(({ published }) => published)).toBe(true),
    );
    const [barn] = await stored();
    const { app, db } = api.server();
    const part = '--part\r\ncontent-disposition: form-data; name="price"\r\n\r\n7m\r\n--part--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=part' };
    const edit = { token: admin.token, headers, body: Buffer.from(part) };
    expect((await call(app, `PUT /properties/${barn?.id}`, edit)).statusCode).toBe(200);
    await user.click(screen.getByRole('button', { name: 'Undo import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    expect(await dialog.findByText(/^1 listing is deleted/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Barn' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('This import was undone.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Barn' })).toBeVisible();
    expect((await stored()).map(({ title }) => title)).toEqual(['Barn']);
    expect(await db.$count(deletedProperties)).toBe(1);
    expect(await db.$count(auditEvents, eq(auditEvents.action, 'import-undone'))).toBe(1);
  });
});
