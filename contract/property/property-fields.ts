import type { Capability } from '#contract/capabilities.ts';

/** An optional field of a property, such as `features[bedrooms]` in forms. */
export interface PropertyField {
  /** In the form, the export, messages and the audit log. */
  label: string;
  /** Absent for the fields of the specification. */
  capability?: Capability;
}

export type FeatureName = 'bedrooms' | 'bathrooms' | 'squareFootage';

interface FeatureField extends PropertyField {
  max: number;
  hasDecimals?: boolean;
}

/** The numbers of a property, in the order of the form and the export. */
export const featureFields: Record<FeatureName, FeatureField> = {
  bedrooms: { label: 'Bedrooms', max: 1000 },
  bathrooms: { label: 'Bathrooms', max: 1000 },
  squareFootage: {
    label: 'Square footage (sqm)',
    max: 1_000_000_000,
    hasDecimals: true,
  },
};

/** The checks in the order in which they are always shown. */
export const checkNames = ['papers', 'power', 'water', 'road', 'flooding', 'visitedOn'] as const;
export type CheckName = (typeof checkNames)[number];
export type TextCheckName = Exclude<CheckName, 'visitedOn'>;

/** The checks, the kind of the papers that staff choose, and the day of their confirmation. */
export type CheckFieldName = CheckName | 'papersKind' | 'confirmedOn';

export type CheckDayName = 'visitedOn' | 'confirmedOn';

interface CheckField extends PropertyField {
  /** Amenities that state the fact. Compared as whole texts, ignoring case. */
  amenities?: readonly string[];
}

/** The fields of the checks, in the order of the form and the export. */
export const checkFields: Record<CheckFieldName, CheckField> = {
  papers: {
    label: 'Papers',
    capability: 'checks',
    amenities: ['Certificate of Occupancy', "Governor's consent"],
  },
  papersKind: {
    label: 'Kind of papers',
    capability: 'papers',
  },
  power: { label: 'Power', capability: 'checks', amenities: ['24/7 power'] },
  water: { label: 'Water', capability: 'checks', amenities: ['Borehole'] },
  road: { label: 'Road', capability: 'checks', amenities: ['Tarred road'] },
  flooding: {
    label: 'Flooding',
    capability: 'flooding',
  },
  visitedOn: {
    label: 'Visited',
    capability: 'checks',
  },
  confirmedOn: {
    label: 'Confirmed available',
    capability: 'confirmed',
  },
};

export const developmentStages = [
  'Off-plan',
  'Under construction',
  'Partly completed',
  'Completed',
] as const;

export const developmentFields: Record<'stage' | 'homes' | 'handover', PropertyField> = {
  stage: {
    label: 'Stage',
    capability: 'development-details',
  },
  homes: { label: 'Number of homes', capability: 'development-details' },
  handover: {
    label: 'Handover',
    capability: 'development-details',
  },
};

/** The fields that an API has, by name. */
export function availableFields<Name extends string, Field extends PropertyField>(
  fields: Record<Name, Field>,
  hasCapability: (name: Capability) => boolean,
) {
  const all = Object.entries(fields) as [Name, Field][];
  return all.filter(([, { capability }]) => !capability || hasCapability(capability));
}
