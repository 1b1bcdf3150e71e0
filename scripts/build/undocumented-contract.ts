import type { Plugin } from 'vite';

/** Leaves out of the app what its contract says for the documentation of the API alone. */
export function undocumentedContract(): Plugin {
  return {
    name: 'undocumented-contract',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]contract[\\/][\w-]+\.ts$/.test(id)) return;
      return code.replace(/z\.meta\(\{[^{}]*\}\),?/g, '');
    },
  };
}
