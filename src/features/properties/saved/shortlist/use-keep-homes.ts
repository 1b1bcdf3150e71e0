import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Property } from '#contract/property/property.ts';
import * as texts from '#src/features/properties/saved/texts.ts';
import { useSession } from '#src/lib/session.ts';
import { addHomes } from './add-homes.ts';
import { keepAllOnDevice } from './keep-on-device.ts';

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
      else await keepAllOnDevice(properties);
    },
    meta: { failureToast: texts.notUpdated },
  });
  return { keepHomes: mutate, isKeeping: isPending };
}
