import { CAPABILITIES_META, type Capability, parseCapabilities } from '#contract/capabilities.ts';
import { env } from './env.ts';

/**
 * Returns whether the API has a capability. The server that serves the page names its capabilities
 * there; a build for another API names them in VITE_API_CAPABILITIES. The default is none.
 */
export function hasCapability(name: Capability): boolean {
  const meta = document.head.querySelector<HTMLMetaElement>(`[name=${CAPABILITIES_META}]`);
  const names = meta ? parseCapabilities(meta.content) : env.apiCapabilities;
  return names.includes(name);
}
