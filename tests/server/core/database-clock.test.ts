import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/core/database/database.ts';
import { type DatabaseClock, startDatabaseClock } from '#server/core/database/database-clock.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const HOUR_MS = 60 * 60 * 1000;
const TOLERANCE_MS = 1000;

let database: OpenDatabase;
let clock: DatabaseClock | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => {
  clock?.stop();
  vi.restoreAllMocks();
});
afterAll(() => database.close());

function expectNear(time: Date | undefined, expectedMs: number): void {
  expect(Math.abs(Number(time) - expectedMs)).toBeLessThan(TOLERANCE_MS);
}

describe("The database's clock", () => {
  it("does not follow the host's", async () => {
    clock = await startDatabaseClock(database.db);
    const start = Date.now();
    expectNear(clock.now(), start);
    vi.spyOn(Date, 'now').mockReturnValue(start + 5 * HOUR_MS);
    expectNear(clock.now(), start);
  });

  it('follows the database, and keeps its last reading while that is unreachable', async () => {
    clock = await startDatabaseClock(database.db, 10);
    const real = performance.now();
    const monotonic = vi.spyOn(performance, 'now').mockReturnValue(real + HOUR_MS);
    await vi.waitFor(() => expectNear(clock?.now(), Date.now()));
    vi.spyOn(database.db, 'select').mockImplementation(() => {
      throw new Error('Connection terminated');
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    monotonic.mockReturnValue(real + 2 * HOUR_MS);
    expectNear(clock.now(), Date.now() + HOUR_MS);
  });
});
