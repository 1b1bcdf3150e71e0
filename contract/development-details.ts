import type { DevelopmentDetails } from './property.ts';

export const developmentStages = [
  'Off-plan',
  'Under construction',
  'Partly completed',
  'Completed',
] as const;

export const developmentLabels = {
  stage: 'Stage',
  homes: 'Number of homes',
  handover: 'Handover',
} as const;

/** '24 homes'; null if the number is not given. */
export function homesLabel({ homes }: DevelopmentDetails): string | null {
  return homes ? `${homes.toLocaleString('en-NG')} ${homes === 1 ? 'home' : 'homes'}` : null;
}
