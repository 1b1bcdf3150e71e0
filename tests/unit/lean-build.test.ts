import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRouterFile, leftOutOfRouter } from '#scripts/build/lean-router.ts';

async function importsOfSources(): Promise<string[]> {
  const names = await readdir('src', { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join('src', name), 'utf8')));
  return texts
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'react-router(-dom)?/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/ as .*/, '').trim()));
}

describe('The pages', () => {
  it('import nothing of React Router that the build leaves out', async () => {
    const imported = await importsOfSources();
    expect(imported).toContain('useNavigate');
    expect(imported.filter((name) => leftOutOfRouter.some((out) => out === name))).toEqual([]);
  });
});

describe('The build', () => {
  it('knows the files of React Router on Windows as elsewhere', () => {
    expect(isRouterFile('/gida/node_modules/react-router/dist/production/chunk-1.mjs')).toBe(true);
    expect(isRouterFile('C:/gida/node_modules/react-router/dist/production/index.mjs')).toBe(true);
    expect(isRouterFile('C:\\gida\\node_modules\\react-router\\dist\\production\\a.mjs')).toBe(
      true,
    );
    expect(isRouterFile('/gida/node_modules/react-router/dist/development/index.mjs')).toBe(false);
  });
});
