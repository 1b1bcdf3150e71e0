import { useLocation, useNavigate } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { notify } from '#src/lib/notify.ts';
import { loginHref } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { signInRequired } from '#src/lib/texts.ts';
import { useSetSaved } from './saved-property-mutations.ts';
import { keptHome, MAX_KEPT_HOMES, shortlist } from './shortlist.ts';
import * as texts from './texts.ts';

/**
 * Whether the visitor keeps a property: in the account, where `isSaved` is its state, or without one
 * on this device.
 */
export function useKept(property: Property, isSaved = false) {
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
  const id = property._id;
  const kept = items.find((item) => item.id === id);

  async function keep(home = keptHome(property)) {
    if (items.length >= MAX_KEPT_HOMES) {
      notify.error(texts.shortlistFull, { description: texts.shortlistFullHint(MAX_KEPT_HOMES) });
      return;
    }
    await shortlist.put(home);
    notify.success(shortlist.read().problem ? texts.keptForNow : texts.keptOnDevice, {
      description: signInRequired,
      action: { label: texts.logIn, onClick: () => navigate(loginHref(pathname + search)) },
    });
  }

  async function remove() {
    await shortlist.remove(id);
    notify.success(texts.removedToast, {
      description: property.title,
      action: { label: texts.undo, onClick: () => keep(kept) },
    });
  }

  return {
    isKept: kept !== undefined,
    setKept: (isKept: boolean) => (isKept ? keep() : remove()),
  };
}
