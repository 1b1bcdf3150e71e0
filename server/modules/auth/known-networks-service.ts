import { createHmac } from 'node:crypto';
import { networkOf } from '#server/core/client.ts';
import type { Executor } from '#server/core/database/database.ts';
import type { Services } from '#server/core/services.ts';
import { hasNetwork, upsertNetwork } from './known-networks-store.ts';

const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

type NetworkServices = Pick<Services, 'db' | 'clock' | 'secret'>;

interface UserAtAddress {
  userId: string;
  address: string;
}

/** Stores that the user signed in from the network of this address. */
export async function rememberNetwork(
  { clock, secret }: Pick<NetworkServices, 'clock' | 'secret'>,
  transaction: Executor,
  { userId, address }: UserAtAddress,
): Promise<void> {
  const network = hashOf(await secret(), userId, networkOf(address));
  await upsertNetwork(transaction, {
    userId,
    network,
    expiresAt: new Date(+clock() + REMEMBERED_MS),
  });
}

/** Whether the user signed in from the network of this address within the last 90 days. */
export async function isKnownNetwork(
  { db, clock, secret }: NetworkServices,
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
