import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyToaster } from '#src/app/lazy-toaster.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { Toaster } from '#src/app/toaster.tsx';
import { notify } from '#src/lib/notify.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  render(<Toaster />);
});
afterEach(() => vi.useRealTimers());

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

/** The element of the toast with this title; null once it is gone. */
function toastOf(title: string): HTMLElement | null {
  return screen.queryByText(title)?.closest('li') ?? null;
}

function show(...titles: string[]) {
  for (const title of titles) {
    notify.success(title);
    pass(0);
  }
}

/** Slow enough not to count as a flick. */
function swipeDown(toast: HTMLElement, byPx: number) {
  const pointer = { pointerId: 1, button: 0, clientX: 0 };
  fireEvent.pointerDown(toast, { ...pointer, clientY: 0 });
  // The first move sets the direction.
  fireEvent.pointerMove(toast, { ...pointer, clientY: 2 });
  fireEvent.pointerMove(toast, { ...pointer, clientY: byPx });
  pass(1000);
  fireEvent.pointerUp(toast, { ...pointer, clientY: byPx });
}

describe('A toast', () => {
  it.each(['success', 'error', 'warning', 'info'] as const)(
    'of the variant %s has a title, and may have a description and a position',
    (variant) => {
      notify[variant](`Only a ${variant}`);
      notify[variant](`More of a ${variant}`, { description: 'Details', position: 'top-left' });
      pass(0);
      const plain = toastOf(`Only a ${variant}`);
      expect(plain).toHaveAttribute('data-type', variant);
      expect(plain).not.toHaveTextContent('Details');
      expect([plain?.dataset.yPosition, plain?.dataset.xPosition]).toEqual(['bottom', 'right']);
      const full = toastOf(`More of a ${variant}`);
      expect(full).toHaveAttribute('data-type', variant);
      expect(full).toHaveTextContent('Details');
      expect([full?.dataset.yPosition, full?.dataset.xPosition]).toEqual(['top', 'left']);
    },
  );

  it('stays for 4000 ms, and is removed in 200 ms', () => {
    show('Here');
    pass(3999);
    expect(toastOf('Here')).toHaveAttribute('data-removed', 'false');
    pass(1);
    expect(toastOf('Here')).toHaveAttribute('data-removed', 'true');
    pass(199);
    expect(toastOf('Here')).not.toBeNull();
    pass(1);
    expect(toastOf('Here')).toBeNull();
  });

  it('is one of 3 visible ones', () => {
    show('First', 'Second', 'Third', 'Fourth');
    const visible = ['First', 'Second', 'Third', 'Fourth'].filter(
      (title) => toastOf(title)?.dataset.visible === 'true',
    );
    expect(visible).toEqual(['Second', 'Third', 'Fourth']);
  });

  it('is 356 px wide, with a gap of 14 px', () => {
    show('Here');
    const list = toastOf('Here')?.closest('ol');
    expect(list?.style.getPropertyValue('--width')).toBe('356px');
    expect(list?.style.getPropertyValue('--gap')).toBe('14px');
  });

  it.each([
    [19, 'false'],
    [20, 'true'],
  ])('that is swiped by %d px is dismissed: %s', (byPx, isDismissed) => {
    show('Here');
    const toast = toastOf('Here');
    if (!toast) return expect.fail('There is no toast');
    swipeDown(toast, byPx);
    expect(toast).toHaveAttribute('data-removed', isDismissed);
  });
});

describe('The error toast of a form', () => {
  async function attempt(client: QueryClient, mutationKey: string[], mutationFn: () => unknown) {
    const send = async () => mutationFn();
    const mutation = client.getMutationCache().build(client, { mutationKey, mutationFn: send });
    await act(() => mutation.execute(undefined).catch(() => null));
    pass(0);
  }

  it('is removed by the success of the same form, and not by that of another', async () => {
    const client = createQueryClient();
    await attempt(client, ['login'], () => Promise.reject(new Error('Wrong password')));
    expect(toastOf('Error')).toHaveTextContent('Wrong password');
    await attempt(client, ['register'], () => 'done');
    expect(toastOf('Error')).toHaveAttribute('data-removed', 'false');
    await attempt(client, ['login'], () => 'done');
    pass(200);
    expect(toastOf('Error')).toBeNull();
  });
});

describe('The toaster', () => {
  it('loads with the first toast, and shows it and the ones that waited', async () => {
    cleanup();
    vi.useRealTimers();
    render(<LazyToaster />);
    act(() => {
      notify.error('First');
      notify.info('Second');
    });
    expect(await screen.findByText('First')).toBeInTheDocument();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });
});
