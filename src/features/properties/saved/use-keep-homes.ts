import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Property } from '#contract/property/property.ts';
import { notify } from '#src/lib/notify.ts';
import { useSession } from '#src/lib/session.ts';
import { addHomes } from './add-homes.ts';
import { keptHome, MAX_KEPT_HOMES, shortlist } from './shortlist.ts';
import * as texts from './texts.ts';

/** Keeps several homes: in the account, or without one on this device. */
export function useKeepHomes() {
  const client = useQueryClient();
  const isSignedIn = useSession() !== null;
  const { mutate, isPending } = useMutation({
    mutationFn: async (properties: readonly Property[]) => {
      if (isSignedIn)
        await addHomes(
          client,
          properties.map(({ _id }) => _id),
        );
      else await keepOnDevice(properties);
    },
    meta: { failureToast: texts.notUpdated },
  });
  return { keepHomes: mutate, isKeeping: isPending };
}

async function keepOnDevice(properties: readonly Property[]) {
  const { items } = await shortlist.load();
  const known = new Set(items.map(({ id }) => id));
  const added = properties.filter(({ _id }) => !known.has(_id)).map(keptHome);
  if (items.length + added.length > MAX_KEPT_HOMES) {
    notify.error(texts.shortlistFull, { description: texts.shortlistFullHint(MAX_KEPT_HOMES) });
    return;
  }
  await shortlist.update((homes) => [
    ...added.filter(({ id }) => homes.every((home) => home.id !== id)),
    ...homes,
  ]);
  notify.success(shortlist.read().problem ? texts.keptForNow : texts.keptOnDevice);
}
