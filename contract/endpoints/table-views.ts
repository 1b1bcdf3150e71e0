import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/rules/field-rules.ts';

/** The views of one account. */
export const MAX_TABLE_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 40;

export const tableViewFields = {
  /** Unique within the account. */
  name: z.string(),
  query: z.string(),
};

/** A view of the table of properties: its filters, order and columns. */
export const TableView = z.object({ id: z.string().check(z.minLength(1)), ...tableViewFields });
export type TableView = z.infer<typeof TableView>;

const name = text('Name', { min: 1, max: MAX_VIEW_NAME_LENGTH, accepts: 'anything' });

export const SaveTableViewRequest = z.strictObject({
  name,
  query: z.string().check(z.maxLength(2000), z.regex(/^[\x21-\x7e]*$/, 'must be encoded')),
});
export type SaveTableViewRequest = z.infer<typeof SaveTableViewRequest>;

export const RenameTableViewRequest = z.strictObject({ name });

const own = {
  audience: 'admin',
  capability: 'table-views',
  notFound: 'View not found.',
} as const;

export const listTableViews = {
  ...own,
  method: 'GET',
  path: '/admin/table-views',
  summary: "The admin's own views of the table, the one saved first first",
  items: TableView,
} as const satisfies Endpoint;

export const saveTableView = {
  ...own,
  method: 'POST',
  path: '/admin/table-views',
  status: 201,
  summary: 'Save a view, in place of the one with its name',
  body: { type: 'application/json', schema: SaveTableViewRequest },
  data: TableView,
  failures: [409],
} as const satisfies Endpoint;

export const renameTableView = {
  ...own,
  method: 'PUT',
  path: '/admin/table-views/{id}',
  summary: 'Rename a view, in place of another one with that name',
  body: { type: 'application/json', schema: RenameTableViewRequest },
  data: TableView,
} as const satisfies Endpoint;

export const deleteTableView = {
  ...own,
  method: 'DELETE',
  path: '/admin/table-views/{id}',
  summary: 'Delete a view',
} as const satisfies Endpoint;
