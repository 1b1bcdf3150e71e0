import type { Capability } from '#contract/capabilities.ts';
import { hasCapability } from '#src/lib/capabilities.ts';

const capabilities: readonly Capability[] = [
  'password-change',
  'two-factor',
  'session-list',
  'account-export',
  'account-deletion',
];

/** Whether the API has anything for the page Security; otherwise the profile shows the activity. */
export function hasSecurityPage(): boolean {
  return capabilities.some(hasCapability);
}
