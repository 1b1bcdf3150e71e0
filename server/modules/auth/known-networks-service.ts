import { createHmac } from 'node:crypto';
import { networkOf } from '#server/core/client.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { LimitServices } from '#server/core/rate-limits.ts';
import { hasNetwork, upsertNetwork } from './known-networks-store.ts';

const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

interface UserAtAddress {
  userId: string;
  address: string;
}

/** Stores that the user signed in from the network of this address. */
export async function rememberNetwork(
  { clock, secret }: Omit<LimitServices, 'db'>,
  transaction: Executor,
  { userId, address }: UserAtAddress,
): Promise<void> {
  const network = hashOf(await secret(), userId, networkOf(address));
  const expiresAt = new Date(+clock() + REMEMBERED_MS);
  await upsertNetwork(transaction, { userId, network, expiresAt });
}

/** Whether the user signed in from the network of this address within the last 90 days. */
export async function isKnownNetwork(
  { db, clock, secret }: LimitServices,
  { userId, address }: UserAtAddress,
): Promise<boolean> {
  const network = hashOf(await secret(), userId, networkOf(address));
  return hasNetwork(db, { userId, network }, clock());
}

/** A keyed hash, so that the table contains no addresses. */
function hashOf(secret: string, userId: string, network: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['known-network', userId, network]))
    .digest('base64url');
}
