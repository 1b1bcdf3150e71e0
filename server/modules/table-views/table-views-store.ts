import { and, asc, eq, ne } from 'drizzle-orm';
import { type TableViewRow, tableViews } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';

/** The one saved first first. */
export async function listViewRows(db: Executor, userId: string): Promise<TableViewRow[]> {
  return db
    .select()
    .from(tableViews)
    .where(eq(tableViews.userId, userId))
    .orderBy(asc(tableViews.createdAt), asc(tableViews.id));
}

/** Inserts a view, or gives the one with its name the new query. */
export async function putView(db: Executor, row: TableViewRow): Promise<TableViewRow> {
  const [stored = row] = await db
    .insert(tableViews)
    .values(row)
    .onConflictDoUpdate({
      target: [tableViews.userId, tableViews.name],
      set: { query: row.query },
    })
    .returning();
  return stored;
}

export async function deleteViewNamed(
  db: Executor,
  { userId, name, except }: { userId: string; name: string; except: string },
): Promise<void> {
  await db
    .delete(tableViews)
    .where(
      and(eq(tableViews.userId, userId), eq(tableViews.name, name), ne(tableViews.id, except)),
    );
}

/** Null if the user has no such view. */
export async function renameOwnView(
  db: Executor,
  { userId, id, name }: Pick<TableViewRow, 'userId' | 'id' | 'name'>,
): Promise<TableViewRow | null> {
  const [row] = await db
    .update(tableViews)
    .set({ name })
    .where(and(eq(tableViews.id, id), eq(tableViews.userId, userId)))
    .returning();
  return row ?? null;
}

/** False if the user has no such view. */
export async function deleteOwnView(db: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(tableViews)
    .where(and(eq(tableViews.id, id), eq(tableViews.userId, userId)))
    .returning({ id: tableViews.id });
  return deleted.length > 0;
}
