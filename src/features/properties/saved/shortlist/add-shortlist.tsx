import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { createDeviceStore, useDeviceStore } from '#src/lib/device-store.ts';
import { logger } from '#src/lib/logger.ts';
import { addHomes } from './add-homes.ts';
import { type KeptHome, shortlist } from './shortlist-store.ts';
import * as texts from './texts.ts';

/** The account that was last signed in on this device. */
const lastAccount = createDeviceStore({
  name: 'last-account',
  schema: z.object({ id: z.string() }),
  version: 1,
  limit: 1,
});

/**
 * Adds the homes that are kept on this device to the account, each once. Asks first if another
 * account was signed in here before.
 */
export function AddShortlist({ email }: { email: string }) {
  const account = accountKey(email);
  const client = useQueryClient();
  const { items } = useDeviceStore(shortlist);
  const fresh = freshIn(items, account);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    // Another tab waits, and then finds nothing left to add.
    withLock(async () => {
      const [previous] = (await lastAccount.load()).items;
      const ids = freshIn((await shortlist.load()).items, account);
      if (!isCurrent) return;
      const isOther = previous !== undefined && previous.id !== account;
      if (isOther && ids.length > 0) {
        setIsAsking(true);
        return;
      }
      if (previous?.id !== account) await lastAccount.put({ id: account });
      if (ids.length > 0) await markAdded(await addHomes(client, ids), account);
    });
    return () => {
      isCurrent = false;
    };
  }, [account, client]);

  if (!isAsking || fresh.length === 0) return null;

  async function handleAnswer(isAdding: boolean) {
    setIsAsking(false);
    await lastAccount.put({ id: account });
    await withLock(async () =>
      markAdded(isAdding ? await addHomes(client, fresh) : fresh, account),
    );
  }

  return (
    <section aria-label={texts.addRegion} className="bg-info-soft text-sm text-info print:hidden">
      <PageContainer className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="min-w-0 flex-1 basis-64">{texts.addQuestion(fresh.length)}</p>
        <div className="flex gap-3">
          <Button size="sm" onClick={() => handleAnswer(true)}>
            {texts.addThem}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => handleAnswer(false)}>
            {texts.leaveThem}
          </Button>
        </div>
      </PageContainer>
    </section>
  );
}

/**
 * A short code for an account, so that its email address does not stay on the device after a log-out:
 * FNV-1a with 32 bits, which many addresses share.
 */
function accountKey(email: string): string {
  let hash = 0x811c9dc5;
  for (const letter of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The ids of the homes that were not added to the account. */
function freshIn(homes: readonly KeptHome[], account: string): string[] {
  return homes.filter(({ addedTo }) => !addedTo.includes(account)).map(({ id }) => id);
}

function markAdded(ids: readonly string[], account: string): Promise<void> {
  return shortlist.update((homes) =>
    homes.map((home) =>
      ids.includes(home.id) && !home.addedTo.includes(account)
        ? { ...home, addedTo: [...home.addedTo, account] }
        : home,
    ),
  );
}

/** Runs in one tab after the other. Without locks, as over plain HTTP, at once. */
async function withLock(work: () => Promise<void>) {
  try {
    if ('locks' in navigator) await navigator.locks.request('gida-add-shortlist', work);
    else await work();
  } catch (error) {
    logger.warn('The shortlist could not be added to the account', error);
  }
}
