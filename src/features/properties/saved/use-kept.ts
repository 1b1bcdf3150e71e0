import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { notify } from '#src/lib/notify.ts';
import { loginHref } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useSetSaved } from './saved-property-mutations.ts';
import { shortlist } from './shortlist/shortlist-store.ts';
import * as texts from './texts.ts';

/** A button that stays enabled while a call is pending. */
export function useSaveToggle(property: Property, savedState?: boolean) {
  const { isKept, isUpdating, setKept } = useKept(property, savedState);
  const label = isUpdating ? texts.updating : isKept ? texts.saved : texts.save;

  function handleClick({ detail }: MouseEvent) {
    // The second click of a double click would undo the first.
    if (detail <= 1) setKept(!isKept);
  }

  return {
    isSaved: isKept,
    label,
    shortLabel: label === texts.save ? texts.saveShort : label,
    'aria-busy': isUpdating || undefined,
    onClick: handleClick,
  };
}

/**
 * Whether the visitor keeps a property: in the account, where `isSaved` is its state, or without one
 * on this device.
 */
function useKept(property: Property, isSaved = false) {
  const isSignedIn = useSession() !== null;
  const account = useSetSaved(property);
  const device = useKeptOnDevice(property);
  if (!isSignedIn) return { ...device, isUpdating: false };
  return {
    isKept: isSaved,
    isUpdating: account.isUpdating,
    setKept(isKept: boolean) {
      account.setSaved(isKept);
      if (!isKept) shortlist.remove(property._id);
    },
  };
}

function useKeptOnDevice(property: Property) {
  const { items } = useDeviceStore(shortlist);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Shown until the code has loaded and the home is kept.
  const [chosen, setChosen] = useState<boolean>();

  async function setKept(isKept: boolean) {
    setChosen(isKept);
    const logIn = () => navigate(loginHref(pathname + search));
    try {
      const device = await import('./shortlist/keep-on-device.ts');
      if (isKept) await device.keepOnDevice(property, logIn);
      else await device.removeFromDevice(property, logIn);
    } catch {
      // The code could not be loaded.
      const { title, description } = texts.notUpdated;
      notify.error(title, { description });
    }
    setChosen(undefined);
  }

  return { isKept: chosen ?? items.some(({ id }) => id === property._id), setKept };
}
