import { describe, expect, it } from 'vitest';

describe('The renderer', () => {
  it('leaves stack traces as long as they were', async () => {
    const limit = Error.stackTraceLimit;
    await import('#src/app/react.ts');
    expect(Error.stackTraceLimit).toBe(limit);
    expect(limit).toBeGreaterThan(0);
  });
});
