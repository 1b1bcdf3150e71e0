import type { Plugin } from 'vite';

/** Reads the settings that a build was given. Throws an Error that names each bad one. */
type ReadEnvironment = (settings: Record<string, unknown>) => { splashMs: number };

/**
 * Checks the settings while building, so that a bad one ends the build instead of the page, and
 * writes their values in the place of `readEnvironment` and its schema; the splash in index.html
 * learns how long it lasts.
 */
export function fixedEnvironment(read: ReadEnvironment): Plugin {
  let values = { splashMs: 0 };
  return {
    name: 'fixed-environment',
    apply: 'build',
    configResolved({ env }) {
      try {
        values = read(env);
      } catch (error) {
        // One line for whoever builds, without the way through our code.
        if (error instanceof Error) error.stack = error.message;
        throw error;
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/--splash-ms: \d+ms/, `--splash-ms: ${values.splashMs}ms`),
    },
    transform(code, id) {
      if (!/[\\/]src[\\/]lib[\\/]env\.ts$/.test(id)) return;
      return code
        .replace(/^import \{ readEnvironment \}.*$/m, '')
        .replace('readEnvironment(import.meta.env)', () => JSON.stringify(values));
    },
  };
}
