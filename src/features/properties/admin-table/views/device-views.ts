import * as z from 'zod/mini';
import { MAX_TABLE_VIEWS, MAX_VIEW_NAME_LENGTH } from '#contract/endpoints/table-views.ts';
import { createDeviceStore } from '#src/lib/device-store.ts';

const DeviceView = z.object({
  /** The name, which is unique. */
  id: z.string().check(z.minLength(1), z.maxLength(MAX_VIEW_NAME_LENGTH)),
  /** The filters, the order and the columns as the query string of the table. */
  query: z.string(),
});
type DeviceView = z.infer<typeof DeviceView>;

/** The admin's own views of the table on this device, the one saved first first. */
export const deviceViews = createDeviceStore({
  name: 'table-views',
  schema: DeviceView,
  version: 1,
  limit: MAX_TABLE_VIEWS,
});

/** A view in place of the one with its name, or as the last. */
export function withView(views: readonly DeviceView[], view: DeviceView): readonly DeviceView[] {
  return views.some(({ id }) => id === view.id)
    ? views.map((other) => (other.id === view.id ? view : other))
    : [...views, view];
}

/** The view under a new name, in its place; another one with that name goes. */
export function withName(
  views: readonly DeviceView[],
  id: string,
  name: string,
): readonly DeviceView[] {
  return views
    .filter((view) => view.id === id || view.id !== name)
    .map((view) => (view.id === id ? { ...view, id: name } : view));
}
