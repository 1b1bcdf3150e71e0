import type { Property } from '#contract/property/property.ts';
import * as savedTexts from '#src/features/properties/saved/texts.ts';
import { notify } from '#src/lib/notify.ts';
import { signInRequired } from '#src/lib/texts.ts';
import { keptHome } from './kept-home.ts';
import { type KeptHome, MAX_KEPT_HOMES, shortlist } from './shortlist-store.ts';
import * as texts from './texts.ts';

/** Replaces the toast about the home before, and that of a session that has just expired. */
const TOAST_ID = 'log-in';

/** Keeps a home on this device, and shows how to keep it everywhere. */
export async function keepOnDevice(
  property: Property,
  onLogIn: () => void,
  home: KeptHome = keptHome(property),
) {
  if (!(await hasRoomFor(1))) return;
  await shortlist.put(home);
  notify.info(keptToast(), {
    id: TOAST_ID,
    description: signInRequired,
    action: { label: texts.logIn, onClick: onLogIn },
  });
}

export async function removeFromDevice(property: Property, onLogIn: () => void) {
  const { _id, title } = property;
  const { items } = await shortlist.load();
  const home = items.find(({ id }) => id === _id);
  await shortlist.remove(_id);
  notify.success(savedTexts.removedToast, {
    description: title,
    action: { label: savedTexts.undo, onClick: () => keepOnDevice(property, onLogIn, home) },
  });
}

/** Keeps several homes on this device, those that are not kept yet. */
export async function keepAllOnDevice(properties: readonly Property[]) {
  const { items } = await shortlist.load();
  const known = new Set(items.map(({ id }) => id));
  const added = properties.filter(({ _id }) => !known.has(_id)).map(keptHome);
  if (!(await hasRoomFor(added.length))) return;
  await shortlist.update((homes) => [
    ...added.filter(({ id }) => homes.every((home) => home.id !== id)),
    ...homes,
  ]);
  notify.success(keptToast());
}

/** Toasts if the shortlist is full. */
async function hasRoomFor(count: number): Promise<boolean> {
  const { items } = await shortlist.load();
  const hasRoom = items.length + count <= MAX_KEPT_HOMES;
  if (!hasRoom) {
    notify.error(texts.shortlistFull, { description: texts.shortlistFullHint(MAX_KEPT_HOMES) });
  }
  return hasRoom;
}

function keptToast(): string {
  return shortlist.read().problem ? texts.keptForNow : texts.keptOnDevice;
}
