import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';

it('A part that failed to load is requested again when it next shows', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi
    .fn(async () => () => <p>Loaded</p>)
    .mockRejectedValueOnce(new Error('The connection is lost'));
  const Part = lazyPart(load);
  const { unmount } = render(<Part failed={() => <p>Failed</p>} />);
  expect(await screen.findByText('Failed')).toBeVisible();
  unmount();

  render(<Part failed={() => <p>Failed</p>} />);
  expect(await screen.findByText('Loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();
});
