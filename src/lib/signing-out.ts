import type { Location } from 'react-router-dom';

/** The state of the step that signs somebody out: nothing on the way may hold it up. */
export const signingOut = { isSigningOut: true } as const;

export function isSigningOut({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'isSigningOut' in state;
}
