// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logLevels, readEnvironment } from '#src/lib/environment.ts';

const levels = ['debug', 'info', 'log', 'warn', 'error'] as const;

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The levels that are printed if this one is configured. */
async function printedFrom(configured: string): Promise<string[]> {
  vi.stubGlobal('BUILD_ENVIRONMENT', readEnvironment({ VITE_LOG_LEVEL: configured }));
  vi.resetModules();
  const { logger } = await import('#src/lib/logger.ts');
  for (const level of levels) logger[level](`A message of the level ${level}`);
  const calls = levels.flatMap((level) => vi.mocked(console[level]).mock.calls);
  return calls.map(([message]) => `${message}`.replace('A message of the level ', ''));
}

describe('The logger', () => {
  it('has the levels debug, info, log, warn and error', () => {
    expect(logLevels).toEqual(levels);
  });

  it.each([
    ['debug', ['debug', 'info', 'log', 'warn', 'error']],
    ['log', ['log', 'warn', 'error']],
    ['error', ['error']],
  ])('with the level %s prints %j', async (configured, printed) => {
    expect(await printedFrom(configured)).toEqual(printed);
  });

  it('has no other level', () => {
    expect(() => readEnvironment({ VITE_LOG_LEVEL: 'loud' })).toThrow(
      'VITE_LOG_LEVEL: must be one of debug, info, log, warn, error',
    );
  });
});
