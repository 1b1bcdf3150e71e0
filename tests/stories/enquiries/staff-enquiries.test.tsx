import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewEnquiry } from '#contract/endpoints/enquiries.ts';
import { enquiries } from '#server/core/database/enquiries-schema.ts';
import { users } from '#server/core/database/schema.ts';
import { registerAdmin } from '#tests/support/changed-users.ts';
import { newEnquiry, newReport } from '#tests/support/enquiry-builders.ts';
import { newProperty } from '#tests/support/property-builders.ts';
import { apiKinds, referenceApi } from '#tests/support/stories/reference-api.ts';
import { addressBar, visit } from '#tests/support/stories/render-app.tsx';
import { savedFiles } from '#tests/support/stories/saved-files.ts';
import { signedInAs } from '#tests/support/stories/story-users.ts';
import { call, type TestUser } from '#tests/support/users.ts';

const villa = newProperty('villa', { title: 'Waterfront villa' });
const api = referenceApi([villa]);
const files = savedFiles();
let admin: TestUser;
let other: TestUser;

beforeEach(async () => {
  api.behaveAs('reference');
  const test = api.server();
  await test.db.delete(enquiries);
  await test.db.delete(users);
  await test.resetLimits();
  admin = await registerAdmin(test, 'Ada Obi');
  other = await registerAdmin(test, 'Bisi Ojo');
  signedInAs(admin);
});

/** Returns the id. */
async function sent(fields: Partial<NewEnquiry> = {}): Promise<string> {
  await call(api.server().app, 'POST /enquiries', { body: newEnquiry(fields) });
  const rows = await api.server().db.select().from(enquiries);
  const row = rows.find(({ message }) => message === (fields.message ?? newEnquiry().message));
  if (!row) throw new Error('Not stored.');
  return row.id;
}

async function storedEnquiry(id: string) {
  const [row] = await api.server().db.select().from(enquiries).where(eq(enquiries.id, id));
  return row;
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Enquiries' })).getAllByRole('listitem');

describe('An admin in the list of enquiries', () => {
  it('sees in the menu how many are new, and each with its sender, home, message and state', async () => {
    await sent({ property: villa.id, message: 'Is it near the sea?' });
    const report = newReport({ property: villa.id, message: 'It is sold' });
    await call(api.server().app, 'POST /reports', { body: report });
    const user = visit('/admin');
    const menu = within(await screen.findByRole('navigation', { name: 'Admin' }));
    await user.click(await menu.findByRole('link', { name: 'Enquiries 2 new' }));
    const [newest, oldest] = await rows();
    expect(newest).toHaveTextContent(
      /Anonymous.*Report.*Waterfront villa.*It is sold.*Unassigned.*New/,
    );
    expect(oldest).toHaveTextContent(/Ngọzi Eze.*Message.*Waterfront villa.*Is it near the sea\?/);
    await user.click(screen.getByRole('link', { name: 'Ngọzi Eze' }));
    expect(await screen.findByRole('heading', { name: 'Ngọzi Eze' })).toBeVisible();
    expect(screen.getByText('Is it near the sea?')).toBeVisible();
  });

  it('goes from the overview to the new ones', async () => {
    await sent();
    const user = visit('/admin');
    const waiting = within(await screen.findByRole('region', { name: 'New enquiries' }));
    expect(
      await waiting.findByRole('link', { name: /^Ngọzi Eze · message.* Read$/ }),
    ).toBeVisible();
    await user.click(waiting.getByRole('link', { name: 'New enquiries' }));
    expect(addressBar()).toBe('/admin/enquiries?state=new');
    expect(await rows()).toHaveLength(1);
  });

  it('sees on the page of a home that it has new ones, until they are answered', async () => {
    const user = visit(`/admin/properties/${villa.id}`);
    const refresh = await screen.findByRole('button', { name: 'Refresh' });
    const id = await sent({ property: villa.id });
    await user.click(refresh);
    expect(await screen.findByText('1 new enquiry')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Read' }));
    expect(addressBar()).toBe(`/admin/enquiries/${id}`);
    await user.click(await screen.findByRole('radio', { name: 'Done' }));
    await user.click(await screen.findByRole('link', { name: villa.title }));
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('1 new enquiry')).not.toBeInTheDocument());
  });

  it('sees what the sender wrote, without the sentence that only names the home', async () => {
    const message = `I would like to see "${villa.title}".\n\nIs it near the sea?`;
    await sent({ property: villa.id, message });
    visit('/admin/enquiries');
    const [row] = await rows();
    expect(row).toHaveTextContent('Is it near the sea?');
    expect(row).not.toHaveTextContent('I would like to see');
  });

  it('sees a question of the form in short, what a search asks for, and when it came', async () => {
    const home = `"${villa.title}" (reference GD-1001)`;
    const question = `Which papers are there for ${home}, and can my lawyer see copies? By Friday.`;
    await sent({ property: villa.id, message: question });
    const request = 'Hello Gida, I am looking for a home: 2 or more bedrooms, Yaba.\n\nNo stairs.';
    await sent({ kind: 'search', search: 'location=Yaba&bedrooms=2', message: request });
    visit('/admin/enquiries');
    const [newest, oldest] = await rows();
    expect(newest).toHaveTextContent(/Search request2\+ bedrooms, YabaNo stairs\./);
    expect(oldest).toHaveTextContent(/Waterfront villaWhich papers are there\? By Friday\./);
    expect(oldest).toHaveTextContent(/Today, \d\d:\d\d$/);
  });

  it('filters by state, kind, who looks after it and words, kept in the address', async () => {
    const id = await sent({ message: 'First message' });
    await sent({ message: 'Second message', kind: 'search' });
    const body = { version: 1, state: 'done', assignedTo: other.id };
    await call(api.server().app, `PUT /admin/enquiries/${id}`, { token: admin.token, body });
    const user = visit('/admin/enquiries');
    expect(await rows()).toHaveLength(2);
    await user.click(await screen.findByRole('radio', { name: 'Done 1' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(addressBar()).toBe('/admin/enquiries?state=done');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Search request');
    expect(await screen.findByText('No enquiries match these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'Bisi Ojo');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'All staff');
    await user.type(screen.getByRole('searchbox', { name: 'Find an enquiry' }), 'second');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(addressBar()).toBe('/admin/enquiries?q=second');
  });

  it('exports what the filters find as a CSV file', async () => {
    await sent({ message: '=1+1' });
    await sent({ kind: 'search', message: 'Not this one' });
    const user = visit('/admin/enquiries?kind=message');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('enquiries.csv');
    const text = await files[0]?.text();
    expect(text).toContain(",'=1+1,");
    expect(text).not.toContain('Not this one');
  });

  it('reads that there are none yet, and can try again after a failure', async () => {
    let fails = true;
    const busy = () => HttpResponse.json({ message: 'The server is busy.' }, { status: 503 });
    api.override(http.get('*/api/admin/enquiries', () => (fails ? busy() : undefined)));
    const user = visit('/admin/enquiries');
    expect(await screen.findByText('Error loading the enquiries')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No enquiries yet')).toBeVisible();
  });
});

describe('An admin on the page of an enquiry', () => {
  it('reads the message as it was sent, and replies by WhatsApp, phone or email', async () => {
    const message = 'Is "this" it? https://example.com/a--b...';
    visit(`/admin/enquiries/${await sent({ property: villa.id, message })}`);
    expect(await screen.findByText(message)).toBeVisible();
    const reply = within(await screen.findByRole('region', { name: 'Reply' }));
    const hrefOf = (name: string) => reply.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('WhatsApp')).toMatch(/^https:\/\/wa\.me\/2348031112222\?text=Hello%20Ng/);
    expect(hrefOf('Call')).toBe('tel:+2348031112222');
    expect(hrefOf('Email')).toMatch(/^mailto:ngozi%40example\.com\?subject=Waterfront%20villa/);
    const home = screen.getByRole('link', { name: 'Waterfront villa' });
    expect(home).toHaveAttribute('href', `/admin/properties/${villa.id}`);
  });

  it('notes what was arranged, and by whom', async () => {
    const id = await sent();
    const user = visit(`/admin/enquiries/${id}`);
    await user.click(await screen.findByRole('radio', { name: 'Arranged' }));
    await waitFor(async () => expect((await storedEnquiry(id))?.state).toBe('arranged'));
    await waitFor(() => expect(screen.getByLabelText('Assigned to')).toBeEnabled());
    await user.selectOptions(screen.getByLabelText('Assigned to'), 'Bisi Ojo');
    await waitFor(async () => expect((await storedEnquiry(id))?.assignedTo).toBe(other.id));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Saturday at 10');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(async () => expect((await storedEnquiry(id))?.notes).toBe('Saturday at 10'));
    const save = screen.getByRole('button', { name: 'Save notes' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveFocus();
  });

  it('chooses again while the first choice is being saved, and the last one stays', async () => {
    const id = await sent();
    const user = visit(`/admin/enquiries/${id}`);
    await user.click(await screen.findByRole('radio', { name: 'Arranged' }));
    await user.click(screen.getByRole('radio', { name: 'Done' }));
    await waitFor(async () => expect((await storedEnquiry(id))?.state).toBe('done'));
    expect(await screen.findByRole('radio', { name: 'Done', checked: true })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is told when another admin was faster, sees both notes, and decides', async () => {
    const id = await sent();
    const user = visit(`/admin/enquiries/${id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Called, will come');
    const body = { version: 1, state: 'arranged', notes: 'She is in Houston' };
    await call(api.server().app, `PUT /admin/enquiries/${id}`, { token: other.token, body });
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Another admin changed this enquiry/,
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called, will come');
    expect(screen.getByText('She is in Houston')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Arranged' })).toBeChecked();
    expect((await storedEnquiry(id))?.notes).toBe('She is in Houston');
    await user.click(screen.getByRole('button', { name: 'Replace with my notes' }));
    await waitFor(async () => expect((await storedEnquiry(id))?.notes).toBe('Called, will come'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    const again = { version: 3, notes: '' };
    await call(api.server().app, `PUT /admin/enquiries/${id}`, { token: other.token, body: again });
    await user.click(screen.getByRole('radio', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('keeps the notes they typed if the network is lost', async () => {
    const id = await sent();
    const user = visit(`/admin/enquiries/${id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Called');
    api.override(http.put('*/api/admin/enquiries/*', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText('The enquiry was not saved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called');
    const save = screen.getByRole('button', { name: 'Save notes' });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  });

  it('is asked before the tab is closed while the notes are being saved', async () => {
    const user = visit(`/admin/enquiries/${await sent()}`);
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Called');
    api.override(http.put('*/api/admin/enquiries/*', () => delay('infinite')));
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByRole('button', { name: 'Save notes', busy: true })).toBeVisible();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('is asked before they leave without saving the notes', async () => {
    const user = visit(`/admin/enquiries/${await sent()}`);
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Called');
    const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
    await user.click(menu.getByRole('link', { name: 'Overview' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called');
    await user.click(menu.getByRole('link', { name: 'Overview' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(addressBar()).toBe('/admin'));
  });

  it("sees the sender's other enquiries, and opens one", async () => {
    await sent({ message: 'My first question' });
    const user = visit(`/admin/enquiries/${await sent({ message: 'My second question' })}`);
    const others = () => screen.findByRole('region', { name: 'Other enquiries of this sender' });
    expect(await others()).toHaveTextContent('My first question');
    await user.click(within(await others()).getByRole('link', { name: 'Ngọzi Eze' }));
    await waitFor(async () => expect(await others()).toHaveTextContent('My second question'));
  });

  it('deletes it after a question, and a link to it then says so', async () => {
    const id = await sent();
    const user = visit(`/admin/enquiries/${id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Spam');
    await user.click(screen.getByRole('button', { name: 'Delete enquiry' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No enquiries yet')).toBeVisible();
    expect(addressBar()).toBe('/admin/enquiries');
    expect(await storedEnquiry(id)).toBeUndefined();
  });

  it('reads that it does not exist any more', async () => {
    visit('/admin/enquiries/abcdef0123456789abcdef01');
    expect(await screen.findByText('This enquiry does not exist any more')).toBeVisible();
  });
});

describe.each(apiKinds)('With %s,', (_name, kind) => {
  it.each(['/admin/enquiries', '/admin/enquiries/abcdef0123456789abcdef01'])(
    'an admin finds %s only if the API has enquiries',
    async (path) => {
      api.behaveAs(kind);
      visit(path);
      const heading = kind === 'reference' ? /^Enquir/ : 'Page not found';
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  );
});
