import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fillBrowserGaps, isAboutBrowserGap } from './browser-gaps.ts';

// Each story goes through the real server, and the machine that runs it may be slow.
configure({ asyncUtilTimeout: 45_000 });

// Whoever waits for an element would print the whole page at each look that finds none.
process.env.DEBUG_PRINT_LIMIT ??= '0';

// Toasts fade in by styles that only a browser plays, and that make every look-up here slower.
for (const style of document.head.querySelectorAll('style')) style.remove();

beforeEach(() => {
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
