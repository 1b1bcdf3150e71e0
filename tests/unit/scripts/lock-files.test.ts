import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  /** Packages inside the archive of another have no archive of their own. */
  inBundle?: boolean;
  link?: boolean;
}

/** Returns the paths of packages that npm would install without comparing a hash. */
function unpinned(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([path, { inBundle, link }]) => path !== '' && !inBundle && !link)
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([path]) => path);
}

describe('The lock files', () => {
  test.each(['package-lock.json', 'bench/package-lock.json'])(
    '%s has a hash of every package that is fetched',
    (path) => {
      const { packages } = JSON.parse(readFileSync(path, 'utf8'));
      expect(Object.keys(packages).length).toBeGreaterThan(100);
      expect(unpinned(packages)).toEqual([]);
    },
  );

  test('a package without a hash is found, a bundled one is not', () => {
    const integrity = 'sha512-AAAA';
    expect(
      unpinned({
        '': {},
        'node_modules/pinned': { integrity },
        'node_modules/pinned/node_modules/inside': { inBundle: true },
        'node_modules/unpinned': {},
      }),
    ).toEqual(['node_modules/unpinned']);
  });
});
