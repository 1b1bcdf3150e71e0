import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#src/app/query-client.ts';
import { ApiError } from '#src/lib/api-response.ts';

const { queries } = createQueryClient().getDefaultOptions();

describe('Loaded data', () => {
  it('never becomes stale, and is not loaded again on focus, mount or reconnect', () => {
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      retryOnMount: false,
    });
  });

  it('has these defaults in every query', () => {
    const files = import.meta.glob<string>(['../../../src/**/*.{ts,tsx}', '!**/query-client.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    expect(Object.keys(files).length).toBeGreaterThan(200);
    const overrides = Object.entries(files).filter(([, source]) =>
      /\b(staleTime|refetchOn[A-Z]\w*|retryOnMount)\b/.test(source),
    );
    expect(overrides.map(([path]) => path)).toEqual([]);
  });

  it('is requested once more after a failure, but not after a 4xx', () => {
    const retry = queries?.retry;
    if (typeof retry !== 'function') throw new Error('retry is not a function');
    const failure = new ApiError('Bad gateway', { status: 502 });
    expect(retry(0, failure)).toBe(true);
    expect(retry(1, failure)).toBe(false);
    expect(retry(0, new ApiError('Not found', { status: 404 }))).toBe(false);
  });
});
