import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearDevice } from '#src/lib/device/device-data.ts';
import { fillBrowserGaps, isAboutBrowserGap } from './browser-gaps.ts';

configure({
  asyncUtilTimeout: 5_000,
  // The default prints the whole page, at each attempt of a wait: a seventh of all processor time.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// The styles of toasts make every look-up slower in jsdom, which plays no animation.
for (const style of document.head.querySelectorAll('style')) style.remove();

beforeEach(async () => {
  await clearDevice();
  localStorage.clear();
  sessionStorage.clear();
  fillBrowserGaps();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const errors = vi.mocked(console.error).mock.calls.filter((call) => !isAboutBrowserGap(call));
  vi.restoreAllMocks();
  expect(errors, 'console.error during the story').toEqual([]);
});
