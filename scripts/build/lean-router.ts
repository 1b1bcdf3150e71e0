import { join } from 'node:path';
import type { Plugin } from 'vite';

const production = join(process.cwd(), 'node_modules/react-router/dist/production');

/**
 * Lets a build leave out what it does not use of React Router. Without it the package's development
 * files go into every build, and no component of theirs, since making one counts as an effect.
 */
export function leanRouter(): Plugin {
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
      if (!id.startsWith(production)) return;
      return code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
    },
  };
}
