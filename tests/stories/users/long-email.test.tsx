import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeUser, registerAdmin, verifiedUser } from '#tests/support/changed-users.ts';
import { setScreenWidth } from '#tests/support/stories/browser-gaps.ts';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { signedInAs } from '#tests/support/stories/story-users.ts';

const api = referenceApi([]);

it('A long email on a phone can be broken after @ and dots', async () => {
  api.behaveAs('reference');
  signedInAs(await registerAdmin(api.server(), 'Ada Obi'));
  const zainab = await verifiedUser(api.server(), 'Zainab Bello');
  const email = 'zainab.bello@properties.example.com';
  await changeUser(api.server().db, zainab, { email });
  setScreenWidth(360);
  const user = visit('/admin/user-list');
  const linesOf = (element: Element) => element.innerHTML.split('<wbr>');
  const lines = ['zainab.', 'bello@', 'properties.', 'example.', 'com'];
  expect(linesOf(await screen.findByText(email))).toEqual(lines);
  await user.click(screen.getByRole('link', { name: 'Zainab Bello' }));
  await screen.findByRole('heading', { level: 1, name: 'Zainab Bello' });
  expect(linesOf(screen.getByText(email))).toEqual(lines);
});
