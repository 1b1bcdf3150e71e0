import type { Plugin } from 'vite';

/** Code for forms, accounts and the admin area, which no first view loads. */
const later =
  /[\\/](contract[\\/](account|admin|audit|field-rules|image-query|password|profile|property-(form|import|problems|statistics)|session\.|user)|src[\\/](features[\\/](account|audit-events|admin-overview|profile|property-form|property-imports|session|users)|lib[\\/]field-values|routes[\\/](admin|authentication|profile))[^?]*)/;
const MARK = '?later';

/**
 * Gives the code of later views a zod of its own. In one file with everybody's, each kind of schema
 * that any form uses would weigh on every first visit; schemas of the two work in each other.
 */
export function laterZod(): Plugin {
  return {
    name: 'later-zod',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const isPartOfIt = importer.endsWith(MARK) && /[\\/]zod[\\/]/.test(importer);
      if (!isPartOfIt && !(source === 'zod/mini' && later.test(importer))) return null;
      const from = importer.replace(MARK, '');
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + MARK };
    },
  };
}
