import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
// Vite's parser is installed already and reads TypeScript and JSX.
import { parseAst } from 'vite';

const rooms = ['src', 'contract', 'server', 'tests', 'scripts'];

interface Import {
  specifier: string;
  isBarrel: boolean;
}

/** Static imports, re-exports, `import()` of a literal, and types by `import('…')`. */
export function importsOf(nodes: Node[]): Import[] {
  return nodes.flatMap(({ type, source }) => {
    const specifier = /Import|Export/.test(type) ? literalOf(source) : null;
    return specifier === null ? [] : [{ specifier, isBarrel: type === 'ExportAllDeclaration' }];
  });
}

export interface Node {
  type: string;
  [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** Parsed sources, because several tests read every file. */
const parsed = new Map<string, Node[]>();

/** The imports, exports and JSX of a file. */
export function nodesOf(path: string, source: string): Node[] {
  const known = parsed.get(source);
  if (known) return known;
  const found: Node[] = [];
  parsed.set(source, found);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value) && /Import|Export|JSX/.test(value.type)) found.push(value);
    Object.values(value).forEach(visit);
  };
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

export function rawOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}

export function literalOf(node: unknown): string | null {
  const isLiteral = typeof node === 'object' && node !== null && 'value' in node;
  return isLiteral && typeof node.value === 'string' ? node.value : null;
}

export function readSources(): Map<string, string> {
  const paths = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  );
  const isSource = (path: string) => /\.(tsx?|mjs)$/.test(path) && statSync(path).isFile();
  return new Map(
    ['vite.config.ts', ...paths.filter(isSource)].map((path) => [
      path.split(sep).join('/'),
      readFileSync(path, 'utf8'),
    ]),
  );
}
