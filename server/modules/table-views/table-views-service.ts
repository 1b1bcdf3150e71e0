import {
  MAX_TABLE_VIEWS,
  type SaveTableViewRequest,
  type TableView,
} from '#contract/endpoints/table-views.ts';
import type { TableViewRow } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { isId, newId } from '#server/core/database/row-id.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import type { Services } from '#server/core/services.ts';
import {
  deleteOwnView,
  deleteViewNamed,
  listViewRows,
  putView,
  renameOwnView,
} from './table-views-store.ts';

/** The one saved first first. */
export async function listTableViews(db: Executor, userId: string): Promise<TableView[]> {
  return (await listViewRows(db, userId)).map(viewOf);
}

/** For the export of an account. */
export async function exportTableViews(
  db: Executor,
  userId: string,
): Promise<Omit<TableView, 'id'>[]> {
  return (await listViewRows(db, userId)).map(({ name, query }) => ({ name, query }));
}

/** Saves a view in place of the one with its name. @throws HttpError 409 for too many views */
export async function saveTableView(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  { name, query }: SaveTableViewRequest,
): Promise<TableView> {
  const views = await listViewRows(db, userId);
  const isNew = views.every((view) => view.name !== name);
  if (isNew && views.length >= MAX_TABLE_VIEWS) {
    throw new HttpError(409, `You have ${MAX_TABLE_VIEWS} views. Delete one to save another.`);
  }
  return viewOf(await putView(db, { id: newId(), userId, name, query, createdAt: clock() }));
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
    await deleteViewNamed(transaction, { userId, name, except: id });
    const row = await renameOwnView(transaction, { userId, id, name });
    // Thrown inside the transaction, so that the other view stays.
    if (!row) throw viewNotFound();
    return viewOf(row);
  });
}

/** @throws HttpError 404 */
export async function deleteTableView(db: Executor, userId: string, id: string): Promise<void> {
  if (!isId(id) || !(await deleteOwnView(db, userId, id))) throw viewNotFound();
}

function viewOf({ id, name, query }: TableViewRow): TableView {
  return { id, name, query };
}

function viewNotFound(): HttpError {
  return new HttpError(404, 'View not found.');
}
