import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { referenceApi } from '#tests/support/stories/reference-api.ts';
import { visit } from '#tests/support/stories/render-app.tsx';
import { GOOD_PASSWORD } from '#tests/support/users.ts';

const api = referenceApi([]);

beforeEach(() => api.behaveAs('reference'));

const stored = () => JSON.stringify({ ...window.sessionStorage });

it('A user who registers finds name and email again after a reload, until they are registered', async () => {
  const user = visit('/authentication/register');
  await user.type(await screen.findByLabelText('Full name'), 'Ngọzi Eze');
  await user.type(screen.getByLabelText('Email'), 'ngozi@example.com');
  await user.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
  expect(stored()).toContain('ngozi@example.com');
  expect(stored()).not.toContain(GOOD_PASSWORD);
  // As a reload does.
  cleanup();
  const again = visit('/authentication/register');
  expect(await screen.findByLabelText('Full name')).toHaveValue('Ngọzi Eze');
  expect(screen.getByLabelText('Email')).toHaveValue('ngozi@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await again.type(screen.getByLabelText('Password'), GOOD_PASSWORD);
  await again.type(screen.getByLabelText('Confirm password'), GOOD_PASSWORD);
  await again.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
  await again.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Registration successful!');
  expect(stored()).not.toContain('ngozi@example.com');
});
