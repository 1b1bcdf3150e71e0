import { vi } from 'vitest';
import { verifiedPasswords } from './verified-passwords.ts';

/** Hashes passwords at the lowest cost; `tests/unit/server/accounts.test.ts` checks the real one. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1 }),
    verify: (hash: string, password: string) => {
      verifiedPasswords.push({ hash, password });
      return argon2.verify(hash, password);
    },
  };
});
