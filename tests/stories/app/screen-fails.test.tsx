import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';

it('A screen that fails to draw says so, and is drawn again with Try again', async () => {
  const isBroken = vi.fn(() => true);
  function Screen() {
    if (isBroken()) throw new Error('Nobody expected this');
    return <p>The whole screen</p>;
  }
  const router = createMemoryRouter([
    { path: '/', Component: Screen, ErrorBoundary: RouteErrorView },
  ]);
  vi.mocked(console.error).mockImplementation(() => {});
  render(<RouterProvider router={router} />);

  const title = { level: 1, name: 'This page could not be shown' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(
    'A screen failed',
    expect.objectContaining({ message: 'Nobody expected this' }),
  );
  isBroken.mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The whole screen')).toBeVisible();
  vi.mocked(console.error).mockClear();
});
