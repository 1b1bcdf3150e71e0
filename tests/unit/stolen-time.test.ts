import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readProcessorTime, stolenShare, withStolenShare } from '#scripts/stolen-time.ts';

describe('The processor time that a host took', () => {
  it('is a share of what was wanted, whatever the processors did not want', () => {
    const before = readProcessorTime(
      'cpu  100 10 50 9000 700 5 5 40 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n',
    );
    const after = readProcessorTime(
      'cpu  250 20 80 99000 900 5 15 90 0 0\ncpu0 2 2 2 2 2 2 2 2 0 0\n',
    );
    expect(before).toEqual({ used: 170, stolen: 40 });
    // 200 ticks used, 50 taken.
    expect(stolenShare(before, after)).toBe(0.2);
  });

  it('is none where nothing was wanted', () => {
    const time = { used: 170, stolen: 40 };
    expect(stolenShare(time, time)).toBe(0);
  });

  it.runIf(process.platform === 'linux')('is read from what Linux tells', async () => {
    const time = readProcessorTime(await readFile('/proc/stat', 'utf8'));
    expect(time.used).toBeGreaterThan(0);
    expect(time.stolen).toBeGreaterThanOrEqual(0);
  });

  it('is none where the system does not tell', () => {
    expect(readProcessorTime('')).toEqual({ used: 0, stolen: 0 });
  });

  it('comes with what the work comes to', async () => {
    const { result, stolenShare: share } = await withStolenShare(async () => 'done');
    expect(result).toBe('done');
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  });
});
