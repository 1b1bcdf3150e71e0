import * as z from 'zod/mini';
import { createDeviceStore } from '#src/lib/device-store.ts';

export const MAX_OWN_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 40;

const OwnView = z.object({
  /** The name, which is unique. */
  id: z.string().check(z.minLength(1), z.maxLength(MAX_VIEW_NAME_LENGTH)),
  /** The filters, the order and the columns as the query string of the table. */
  query: z.string(),
});
export type OwnView = z.infer<typeof OwnView>;

/** The admin's own views of the table, the one saved first first. */
export const ownViews = createDeviceStore({
  name: 'table-views',
  schema: OwnView,
  version: 1,
  limit: MAX_OWN_VIEWS,
});

/** A view in place of the one with its name, or as the last. */
export function withView(views: readonly OwnView[], view: OwnView): readonly OwnView[] {
  return views.some(({ id }) => id === view.id)
    ? views.map((other) => (other.id === view.id ? view : other))
    : [...views, view];
}

/** The view under a new name, in its place; another one with that name goes. */
export function withName(views: readonly OwnView[], id: string, name: string): readonly OwnView[] {
  return views
    .filter((view) => view.id === id || view.id !== name)
    .map((view) => (view.id === id ? { ...view, id: name } : view));
}
