import { screen, within } from '@testing-library/react';
import { users } from '#server/core/database/schema.ts';
import { changeUser, registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Three users and no others, one of them an admin and one whose email is not verified. */
export async function registerThree(test: TestApp) {
  await test.db.delete(users);
  const admin = await registerAdmin(test, 'Ada Obi');
  const zainab = await verifiedUser(test, 'Zainab Bello');
  const bola = await verifiedUser(test, 'Bọ́lá Adé');
  const dates = { admin: '2026-01-02', zainab: '2026-03-04', bola: '2026-02-03' };
  await changeUser(test.db, admin, { registrationDate: new Date(dates.admin) });
  await changeUser(test.db, zainab, { registrationDate: new Date(dates.zainab) });
  await changeUser(test.db, bola, { registrationDate: new Date(dates.bola), isVerified: false });
  return { admin, zainab, bola };
}

export const newest = ['Zainab Bello', 'Bọ́lá Adé', 'Ada Obi'];

/** The names in the user list, from top to bottom. */
export async function shownNames(): Promise<(string | null)[]> {
  const list = await screen.findByLabelText('Users');
  return within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
}
