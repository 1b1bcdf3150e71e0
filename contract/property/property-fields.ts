import type { Capability } from '#contract/capabilities.ts';

/** An optional field of a property, such as `features[bedrooms]` in forms. */
export interface PropertyField {
  /** In the form, the export, messages and the audit log. */
  label: string;
  /** For the documentation of the API. */
  description?: string;
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
    description: 'Square metres.',
    max: 1_000_000_000,
    hasDecimals: true,
  },
};

export type CheckName = 'papers' | 'power' | 'water' | 'road' | 'visitedOn';
export type TextCheckName = Exclude<CheckName, 'visitedOn'>;

interface CheckField extends PropertyField {
  /** Amenities that state the fact. Compared as whole texts, ignoring case. */
  amenities?: readonly string[];
}

/** The checks in the order in which they are always shown. */
export const checkFields: Record<CheckName, CheckField> = {
  papers: {
    label: 'Papers',
    description: 'Document of title, such as Certificate of Occupancy.',
    capability: 'checks',
    amenities: ['Certificate of Occupancy', "Governor's consent"],
  },
  power: { label: 'Power', capability: 'checks', amenities: ['24/7 power'] },
  water: { label: 'Water', capability: 'checks', amenities: ['Borehole'] },
  road: { label: 'Road', capability: 'checks', amenities: ['Tarred road'] },
  visitedOn: {
    label: 'Visited',
    description: 'Day of the last visit in Lagos: YYYY-MM-DD, not in the future.',
    capability: 'checks',
  },
};

export const developmentStages = [
  'Off-plan',
  'Under construction',
  'Partly completed',
  'Completed',
] as const;

/** The facts of a development. */
export const developmentFields: Record<'stage' | 'homes' | 'handover', PropertyField> = {
  stage: {
    label: 'Stage',
    description: `One of ${developmentStages.join(', ')}.`,
    capability: 'development-details',
  },
  homes: { label: 'Number of homes', capability: 'development-details' },
  handover: {
    label: 'Handover',
    description: 'Month of the handover: YYYY-MM.',
    capability: 'development-details',
  },
};

// A record has exactly the keys of its type.
export const checkNames = Object.keys(checkFields) as CheckName[];

/** The fields that an API has, by name. */
export function availableFields<Name extends string, Field extends PropertyField>(
  fields: Record<Name, Field>,
  hasCapability: (name: Capability) => boolean,
) {
  const all = Object.entries(fields) as [Name, Field][];
  return all.filter(([, { capability }]) => !capability || hasCapability(capability));
}
