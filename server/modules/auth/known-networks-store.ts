import { and, eq, gt } from 'drizzle-orm';
import { knownNetworks } from '#server/core/database/accounts-schema.ts';
import type { Executor } from '#server/core/database/database.ts';

type KnownNetwork = typeof knownNetworks.$inferInsert;

export async function upsertNetwork(db: Executor, network: KnownNetwork): Promise<void> {
  await db
    .insert(knownNetworks)
    .values(network)
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { expiresAt: network.expiresAt },
    });
}

export async function hasNetwork(
  db: Executor,
  { userId, network }: Pick<KnownNetwork, 'userId' | 'network'>,
  now: Date,
): Promise<boolean> {
  const isRow = and(eq(knownNetworks.userId, userId), eq(knownNetworks.network, network));
  return (await db.$count(knownNetworks, and(isRow, gt(knownNetworks.expiresAt, now)))) > 0;
}
