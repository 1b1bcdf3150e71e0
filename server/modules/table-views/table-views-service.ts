import { and, asc, eq, ne } from 'drizzle-orm';
import {
  MAX_TABLE_VIEWS,
  type SaveTableViewRequest,
  type TableView,
} from '#contract/endpoints/table-views.ts';
import { tableViews } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import type { Services } from '#server/core/services.ts';

const columns = { id: tableViews.id, name: tableViews.name, query: tableViews.query };

/** The one saved first first. */
export async function listTableViews(db: Executor, userId: string): Promise<TableView[]> {
  return db
    .select(columns)
    .from(tableViews)
    .where(eq(tableViews.userId, userId))
    .orderBy(asc(tableViews.createdAt), asc(tableViews.id));
}

/** For the export of an account. */
export async function exportTableViews(
  db: Executor,
  userId: string,
): Promise<Omit<TableView, 'id'>[]> {
  return (await listTableViews(db, userId)).map(({ name, query }) => ({ name, query }));
}

/** Saves a view in place of the one with its name. @throws HttpError 409 for too many views */
export async function saveTableView(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  { name, query }: SaveTableViewRequest,
): Promise<TableView> {
  const views = await listTableViews(db, userId);
  const isNew = views.every((view) => view.name !== name);
  if (isNew && views.length >= MAX_TABLE_VIEWS) {
    throw new HttpError(409, `You have ${MAX_TABLE_VIEWS} views. Delete one to save another.`);
  }
  const view = { id: newId(), name, query };
  const [stored = view] = await db
    .insert(tableViews)
    .values({ ...view, userId, createdAt: clock() })
    .onConflictDoUpdate({ target: [tableViews.userId, tableViews.name], set: { query } })
    .returning(columns);
  return stored;
}

/** Another view with the new name goes. @throws HttpError 404 */
export async function renameTableView(
  db: Services['db'],
  userId: string,
  id: string,
  name: string,
): Promise<TableView> {
  if (!isId(id)) throw viewNotFound();
  return db.transaction(async (transaction) => {
    const sameName = and(eq(tableViews.userId, userId), eq(tableViews.name, name));
    await transaction.delete(tableViews).where(and(sameName, ne(tableViews.id, id)));
    const [view] = await transaction
      .update(tableViews)
      .set({ name })
      .where(ownView(userId, id))
      .returning(columns);
    // Thrown inside the transaction, so that the other view stays.
    if (!view) throw viewNotFound();
    return view;
  });
}

/** @throws HttpError 404 */
export async function deleteTableView(db: Executor, userId: string, id: string): Promise<void> {
  if (!isId(id)) throw viewNotFound();
  const deleted = await db.delete(tableViews).where(ownView(userId, id)).returning(columns);
  if (deleted.length === 0) throw viewNotFound();
}

function ownView(userId: string, id: string) {
  return and(eq(tableViews.id, id), eq(tableViews.userId, userId));
}

function viewNotFound(): HttpError {
  return new HttpError(404, 'View not found.');
}
