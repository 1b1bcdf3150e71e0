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
