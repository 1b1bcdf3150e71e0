import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  importsOf,
  isNode,
  literalOf,
  type Node,
  nodesOf,
  rawOf,
  readSources,
} from './support/source-code.ts';

const MAX_LINES = 300;
const MAX_FILES = 25;

/** Room → the rooms it may import. A file in no room may import any. */
const mayImport: Record<string, string[]> = {
  app: ['app', 'routes', 'features', 'components', 'lib', 'assets', 'contract'],
  routes: ['routes', 'features', 'components', 'lib', 'assets', 'contract'],
  features: ['features', 'components', 'lib', 'assets', 'contract'],
  components: ['components', 'lib', 'assets', 'contract'],
  lib: ['lib', 'assets', 'contract'],
  contract: ['contract'],
  server: ['server', 'contract'],
  tests: [
    'tests',
    'scripts',
    'app',
    'routes',
    'features',
    'components',
    'lib',
    'contract',
    'server',
  ],
  // `npm start` runs the server in its own process, so that signals reach it.
  scripts: ['scripts', 'contract', 'server'],
  'vite.config.ts': ['scripts', 'lib', 'contract'],
};

describe('The architecture', () => {
  it('has no violations in the source code', () => {
    expect(violationsIn(readSources())).toEqual([]);
  });

  it('has no circle of imports', () => {
    expect(circleIn(readSources())).toEqual([]);
  });

  it('finds a circle of imports that are types', () => {
    const sources = new Map([
      ['src/lib/a.ts', "import { b } from './b.ts';"],
      ['src/lib/b.ts', "import type { C } from '#src/lib/c.ts';"],
      ['src/lib/c.ts', "export type C = import('./b.ts').B;"],
    ]);
    expect(circleIn(sources)).toEqual(['src/lib/b.ts', 'src/lib/c.ts']);
  });

  it('has no crowded folder', () => {
    const folders = [...readSources().keys()]
      .map(dirname)
      .filter((path) => /^(src|server)/.test(path));
    const files = (folder: string) => folders.filter((other) => other === folder).length;
    expect([...new Set(folders)].filter((folder) => files(folder) > MAX_FILES)).toEqual([]);
  });

  it.each([
    ['an import from a higher layer', 'src/lib/a.ts', "import '#src/components/ui/b.tsx';"],
    [
      'a type from a higher layer',
      'src/components/a.ts',
      "import type { A } from '#src/routes/b.tsx';",
    ],
    ['a dynamic import from a higher layer', 'src/lib/a.ts', "import('#src/app/b.tsx');"],
    ['an import of another feature', 'src/features/one/a.ts', "import '#src/features/two/b.ts';"],
    [
      'a form in the queries and mutations of its feature',
      'src/features/one/api/a.ts',
      "import '#src/features/one/editor/b.ts';",
    ],
    ['the app in the server', 'server/a.ts', "import '#src/lib/b.ts';"],
    ['the server in the app', 'src/lib/a.ts', "export { b } from '#server/b.ts';"],
    ['the app in the contract', 'contract/a.ts', "import '#src/lib/b.ts';"],
    ['a package other than zod/mini in the contract', 'contract/a.ts', "import 'axios';"],
    ['zod instead of zod/mini in the contract', 'contract/a.ts', "import { z } from 'zod';"],
    ['zod instead of zod/mini in the app', 'src/lib/a.ts', "import { z } from 'zod';"],
    ['tests in the app', 'src/app/a.ts', "import '#tests/support/b.ts';"],
    ['tests in the build', 'vite.config.ts', "import './tests/support/b.ts';"],
    ['a relative path out of its folder', 'src/lib/a.ts', "import '../lib/b.ts';"],
    ['our own file without its extension', 'src/lib/a.ts', "import './b';"],
    ['a barrel', 'src/lib/a.ts', "export * from './b.ts';"],
    ['a file name that says nothing', 'src/lib/text-utils.ts', 'export const a = 1;'],
    ['an index file', 'src/lib/index.ts', 'export const a = 1;'],
    ['a folder name that says nothing', 'src/features/common/a.ts', 'export const a = 1;'],
    ['a module in the core', 'server/core/a.ts', "import '#server/modules/auth/b-service.ts';"],
    [
      'the store of another module',
      'server/modules/one/a.ts',
      "import '#server/modules/two/two-store.ts';",
    ],
    ['a text between tags', 'src/routes/a.tsx', 'export const a = <p>Saved</p>;'],
    ['a text in braces', 'src/features/one/a.tsx', "export const a = <p>{b ? 'Save' : c}</p>;"],
    [
      'a group-has, peer-has or in-has variant',
      'src/features/one/a.tsx',
      'export const a = <p className="group-has-checked:mt-1" />;',
    ],
    ['a label in a component', 'src/features/one/a.tsx', 'export const a = <A label="Name" />;'],
    [
      'a label with a value in it',
      'src/features/one/a.tsx',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code.
      'export const a = <p aria-label={`Remove ${b}`} />;',
    ],
    ['a file that is too long', 'src/lib/a.ts', 'export const a = 1;\n'.repeat(MAX_LINES + 1)],
  ])('rejects %s', (_what, path, source) => {
    expect(violationsIn(new Map([[path, source]]))).toHaveLength(1);
  });

  it.each([
    ['an import within a feature', 'src/features/one/a.ts', "import './b.ts';"],
    [
      'the queries and mutations in a form',
      'src/features/one/editor/a.ts',
      "import '#src/features/one/api/b.ts';",
    ],
    ['an import that skips a layer', 'src/routes/a.tsx', "import '#contract/b.ts';"],
    ['the contract in the server', 'server/a.ts', "import '#contract/b.ts'; import 'fastify';"],
    [
      'the service of another module',
      'server/modules/one/a.ts',
      "import '#server/modules/two/two-service.ts'; import './one-store.ts';",
    ],
    [
      'texts of a texts file, values and numbers',
      'src/features/one/a.tsx',
      'export const a = <p title={texts.b} className="c">{d === \'e\' && texts.f(1)} · {2}</p>;',
    ],
    ['zod/mini in the contract', 'contract/a.ts', "import * as z from 'zod/mini';"],
  ])('allows %s', (_what, path, source) => {
    expect(violationsIn(new Map([[path, source]]))).toEqual([]);
  });
});

/** The broken rules of these sources (path from the root → text), one line each. */
function violationsIn(sources: Map<string, string>): string[] {
  return [...sources].flatMap(([path, source]) => {
    const nodes = nodesOf(path, source);
    return [
      ...namingViolations(path),
      ...textViolations(path, nodes),
      ...(path.startsWith('src/') && /\b(group|peer|in)-has-/.test(source)
        ? [`${path} uses a -has- variant: browsers restyle the whole page at each change`]
        : []),
      ...(source.split('\n').length > MAX_LINES + 1
        ? [`${path} is longer than ${MAX_LINES} lines`]
        : []),
      ...importsOf(nodes).flatMap(({ specifier, isBarrel }) => {
        const broken = isBarrel ? 'is a barrel' : importViolation(path, specifier);
        return broken ? [`${path} ${broken}: ${specifier}`] : [];
      }),
    ];
  });
}

/** The files of a circle of imports, if there is one. */
function circleIn(sources: Map<string, string>): string[] {
  const imports = new Map(
    [...sources].map(([path, source]) => [
      path,
      importsOf(nodesOf(path, source)).map(({ specifier }) => targetOf(path, specifier)),
    ]),
  );
  const targetsLeft = (path: string) => imports.get(path)?.filter((to) => imports.has(to)) ?? [];
  let ends: string[];
  do {
    ends = [...imports.keys()].filter((path) => targetsLeft(path).length === 0);
    for (const path of ends) imports.delete(path);
  } while (ends.length > 0);
  // Every file that is left imports another one, so that this walk ends in a circle.
  const walk: string[] = [];
  let next = [...imports.keys()][0];
  while (next && !walk.includes(next)) {
    walk.push(next);
    next = targetsLeft(next)[0];
  }
  return next ? walk.slice(walk.indexOf(next)) : [];
}

/** The path from the root of a file of ours. */
function targetOf(path: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier);
}

function namingViolations(path: string): string[] {
  const names = path.split('/').map((segment) => segment.split('.')[0] ?? '');
  const isVague = (name: string) =>
    /^(types|index)$/.test(name) || /(^|-)(utils?|helpers?|misc|common)(-|$)/.test(name);
  return names.some(isVague) ? [`${path} has a name that fits anything`] : [];
}

function importViolation(path: string, specifier: string): string | null {
  const isOurs = specifier.startsWith('#') || specifier.startsWith('.');
  const room = roomOf(path);
  if (!isOurs) {
    if (room === 'contract' && specifier !== 'zod/mini') return 'imports a package';
    return specifier === 'zod' && path.startsWith('src/') ? 'imports zod whole' : null;
  }
  if (specifier.startsWith('..')) return 'leaves its folder by a relative path';
  if (!/\.\w+(\?\w+)?$/.test(specifier)) return 'imports without an extension';
  const target = targetOf(path, specifier);
  if (room in mayImport && !mayImport[room]?.includes(roomOf(target))) return 'climbs';
  const [from, to] = [featureOf(path), featureOf(target)];
  if (from && to && from !== to) return 'imports another feature';
  // Queries and mutations do not depend on what shows them.
  const isQueries = (file: string) => /^src\/features\/[^/]+\/api\//.test(file);
  if (isQueries(path) && to && !isQueries(target)) return 'imports a room that uses it';
  return serverViolation(path, target);
}

/** Shared folders import no module, and a module imports another only through its service. */
function serverViolation(path: string, target: string): string | null {
  const [from, to] = [moduleOf(path), moduleOf(target)];
  if (to && /^server\/(core|media|mail)\//.test(path)) return 'imports a module';
  const isPastService = from && to && from !== to && !target.endsWith('-service.ts');
  return isPastService ? 'reaches past the service of another module' : null;
}

function moduleOf(path: string): string | undefined {
  return /^server\/modules\/([^/]+)\//.exec(path)?.[1];
}

/** The rooms of `src` are its folders; files directly in `src` start the app. */
function roomOf(path: string): string {
  const [top = '', folder = '', ...rest] = path.split('/');
  if (top !== 'src') return top;
  return rest.length > 0 ? folder : 'app';
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Attributes of HTML and of our components that render a text. */
const TEXT_ATTRIBUTE = /^(alt|heading|hint|lede|note|placeholder|.*(label|title|description))$/i;

/** Texts between tags and in attributes, which belong into a texts file (048). */
function textViolations(path: string, nodes: Node[]): string[] {
  if (!path.startsWith('src/') || !path.endsWith('x')) return [];
  const texts = nodes.flatMap((node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return textsOf(node.children);
    const name = node.type === 'JSXAttribute' && isNode(node.name) ? node.name.name : null;
    return typeof name === 'string' && TEXT_ATTRIBUTE.test(name) ? textsOf(node.value) : [];
  });
  return texts.filter((text) => /\p{L}/u.test(text)).map((text) => `${path} has the text ${text}`);
}

/** The texts that an expression may render, without those of calls and of elements in it. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node)) return [];
  const { type, expression, right, consequent, alternate, quasis } = node;
  if (type === 'BinaryExpression') return [];
  if (type === 'TemplateElement') return [rawOf(node.value)];
  if (type === 'Literal' || type === 'JSXText') return [literalOf(node) ?? ''];
  return textsOf([expression, right, consequent, alternate, quasis].flat());
}
