import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calmVisits } from '#scripts/calm-visits.ts';

let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((words) => void said.push(words));
});

afterEach(() => vi.restoreAllMocks());

describe('Visits to a machine that others share', () => {
  it('are no more than wanted while the machine is calm', async () => {
    expect(await visitsThatLost(0, 0.01, 0.05, 0.9)).toEqual([0, 0.01, 0.05]);
    expect(said.join()).toContain('the 3 calmest of 3 visits: at most 5.0 %');
  });

  it('go on past those from which much was taken', async () => {
    expect(await visitsThatLost(0.4, 0.02, 0.3, 0.01, 0)).toEqual([0, 0.01, 0.02]);
    expect(said.join()).toContain('the 3 calmest of 5 visits: at most 2.0 %');
  });

  it('end some time, and say then how much was taken', async () => {
    const shares = Array.from({ length: 20 }, (_, place) => (50 - place) / 100);
    expect(await visitsThatLost(...shares)).toEqual([0.39, 0.4, 0.41]);
    expect(said.join()).toContain('the 3 calmest of 12 visits: at most 41.0 %');
  });
});

/** Three visits are wanted; each lost one share after the other, and answers it. */
function visitsThatLost(...shares: number[]): Promise<number[]> {
  const next = shares.values();
  return calmVisits<number>(
    3,
    async () => next.next().value ?? Number.NaN,
    async (visit) => {
      const stolenShare = await visit();
      return { result: stolenShare, stolenShare };
    },
  );
}
