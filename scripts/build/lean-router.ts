import { join } from 'node:path';
import type { Plugin } from 'vite';

const production = join(process.cwd(), 'node_modules/react-router/dist/production');

/** Whether a module is one of the package's production files, with the slashes of any system. */
export function isRouterFile(id: string): boolean {
  return /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/.test(id);
}

/** Names of React Router that a page must not import, since the build leaves out what they need. */
export const leftOutOfRouter = [
  'Form',
  'useFetcher',
  'useFetchers',
  'useSubmit',
  'HydratedRouter',
  'PrefetchPageLinks',
] as const;

const refuse = 'throw new Error("The build leaves this out: see scripts/build/lean-router.ts");';

/**
 * What stands in for the body of functions that only submitted forms, fetchers, React Router's own
 * framework or its instrumentation call.
 */
const bodies: Record<string, string> = {
  fetch2: refuse,
  handleAction: refuse,
  normalizeNavigateOptions: `if (opts && isSubmissionNavigation(opts)) ${refuse} return { path };`,
  getSubmissionFromNavigation: 'return undefined;',
  // No path of ours has an optional part, and the root route shows what fails.
  explodeOptionalSegments: `if (path.includes('?')) ${refuse} return [path];`,
  DefaultErrorComponent: refuse,
  getRouteInstrumentationUpdates: refuse,
  instrumentClientSideRouter: refuse,
  RSCErrorHandler: refuse,
  deserializeErrors: refuse,
  PrefetchPageLinks: refuse,
  usePrefetchBehavior: 'return [false, null, {}];',
};

/**
 * Lets a build leave out what it does not use of React Router. Without it the package's development
 * files go into every build, and no component of theirs, since making one counts as an effect.
 */
export function leanRouter(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
        ],
      },
    }),
    transform(code, id) {
      if (!isRouterFile(id)) return;
      let lean = code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
      for (const [name, body] of Object.entries(bodies)) {
        lean = lean.replace(functionNamed(name), (_, indent, head) => {
          replaced.add(name);
          return `${indent}${head} ${body} }`;
        });
      }
      return lean;
    },
    buildEnd(error) {
      const missing = Object.keys(bodies).filter((name) => !replaced.has(name));
      if (error || missing.length === 0) return;
      this.error(
        `React Router has no more ${missing.join(', ')}: see scripts/build/lean-router.ts`,
      );
    },
  };
}

/** The whole declaration, in code that is indented as its package is: indent and head in groups. */
function functionNamed(name: string): RegExp {
  return new RegExp(`^( *)((?:async )?function ${name}\\([^]*?\\) \\{)\\n[^]*?\\n\\1\\}$`, 'gm');
}
