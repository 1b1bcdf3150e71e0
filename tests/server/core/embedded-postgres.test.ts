import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUpToDate, type OpenDatabase, openDatabase } from '#server/core/database/database.ts';

let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gida-embedded-'));
  database = await openDatabase({ dataDir, databaseUrl: null });
  await database.db.execute(sql`create table numbers (n int primary key)`);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const insert = (n: number) => sql`insert into numbers values (${n})`;

async function numbers(): Promise<number[]> {
  const n = sql<number>`n`;
  const rows = await database.db.select({ n }).from(sql`numbers`).orderBy(n);
  return rows.map((row) => row.n);
}

describe('The embedded database', () => {
  it('does not block the process while a statement runs', async () => {
    let isRunning = true;
    const slow = database.db
      .execute(sql`do 'declare until timestamp := clock_timestamp() + interval ''500 ms'';
        begin while clock_timestamp() < until loop end loop; end'`)
      .finally(() => {
        isRunning = false;
      });
    await delay(50);
    expect(isRunning).toBe(true);
    await slow;
  });

  it('undoes a transaction that fails, and keeps the others', async () => {
    const { db } = database;
    const failing = db.transaction(async (transaction) => {
      await transaction.execute(insert(1));
      await transaction.execute(insert(1));
    });
    const other = db.transaction(async (transaction) => {
      await transaction.execute(insert(2));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await other;
    await expect(db.execute(sql`select nothing`)).rejects.toThrow();
    expect(await numbers()).toEqual([2]);
  });

  it('goes on with the statements that wait for one that fails', async () => {
    const { db } = database;
    const results = await Promise.allSettled([2, 10, 2, 11, 2].map((n) => db.execute(insert(n))));
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(await numbers()).toEqual([2, 10, 11]);
    await db.execute(sql`delete from numbers where n > 2`);
  });

  it('has what was stored when it is opened again', async () => {
    await database.db.execute(insert(3));
    await database.close();
    database = await openDatabase({ dataDir, databaseUrl: null });
    expect(await isUpToDate(database.db)).toBe(true);
    expect(await numbers()).toEqual([2, 3]);
  });
});
