import { createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { knownNetworks } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';
import { networkOf } from '#server/core/http/client.ts';
import type { LimitServices } from '#server/core/security/rate-limits.ts';

const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

interface UserAtAddress {
  userId: string;
  address: string;
}

/** Stores that the user signed in from the network of this address. */
export async function rememberNetwork(
  { clock, secret }: Omit<LimitServices, 'db'>,
  transaction: Executor,
  user: UserAtAddress,
): Promise<void> {
  const { userId } = user;
  const network = hashOf(await secret(), user);
  const expiresAt = new Date(+clock() + REMEMBERED_MS);
  await transaction
    .insert(knownNetworks)
    .values({ userId, network, expiresAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { expiresAt },
    });
}

/** Whether the user signed in from the network of this address within the last 90 days. */
export async function isKnownNetwork(
  { db, clock, secret }: LimitServices,
  user: UserAtAddress,
): Promise<boolean> {
  const isNetwork = and(
    eq(knownNetworks.userId, user.userId),
    eq(knownNetworks.network, hashOf(await secret(), user)),
    gt(knownNetworks.expiresAt, clock()),
  );
  return (await db.$count(knownNetworks, isNetwork)) > 0;
}

/** A keyed hash, so that the table contains no addresses. */
function hashOf(secret: string, { userId, address }: UserAtAddress): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['known-network', userId, networkOf(address)]))
    .digest('base64url');
}
