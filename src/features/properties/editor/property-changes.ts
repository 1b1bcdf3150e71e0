import type { Property } from '#contract/property.ts';
import {
  type EditedPicture,
  newPictures,
  removedPictures,
  storedPictures,
} from '#src/features/properties/editor/images/image-list.ts';
import {
  amenitiesBeyondSlots,
  amenitiesOf,
  facilityNames,
  type PropertyFormValues,
  propertyFieldLabels,
  propertyFormValues,
  sentPrice,
} from './property-form-values.ts';

const plainFields = [
  'title',
  'type',
  'status',
  'location',
  'price',
  'negotiable',
  'bedrooms',
  'bathrooms',
  'squareFootage',
  'description',
] as const;

/** The facilities and the pictures count as one field each. */
export const comparedFields = [...plainFields, 'amenities', 'images'] as const;
export type ComparedField = (typeof comparedFields)[number];

export const comparedFieldLabels: Record<ComparedField, string> = {
  ...propertyFieldLabels,
  amenities: 'Facilities',
  images: 'Images',
};

/** What the form says of a property, or what is stored of it. */
export interface PropertyState {
  values: PropertyFormValues;
  beyondSlots: readonly string[];
  pictures: readonly EditedPicture[];
}

/** A field that somebody else changed after it was loaded here. */
export interface ForeignChange {
  field: ComparedField;
  before: string;
  theirs: string;
  yours: string;
  /** Whether it was changed here as well. */
  isYoursChanged: boolean;
}

/** What is stored of a property; of none, what an empty form says. */
function stateOf(property?: Property): PropertyState {
  return {
    values: propertyFormValues(property),
    beyondSlots: amenitiesBeyondSlots(property),
    pictures: storedPictures(property?.images),
  };
}

/** What somebody else changed between two loads, save where the form says the same by now. */
export function foreignChanges(
  before: Property,
  current: Property,
  yours: PropertyState,
): ForeignChange[] {
  const states = { before: stateOf(before), theirs: stateOf(current) };
  return comparedFields.flatMap((field) => {
    const said = {
      before: comparable(field, states.before),
      theirs: comparable(field, states.theirs),
      yours: comparable(field, yours),
    };
    if (said.before === said.theirs || said.yours === said.theirs) return [];
    return {
      field,
      before: shown(field, states.before),
      theirs: shown(field, states.theirs),
      yours: shown(field, yours),
      isYoursChanged: said.yours !== said.before,
    };
  });
}

/** The form with some fields as the other person left them, the rest as it is here. */
export function mergedState(
  current: Property,
  yours: PropertyState,
  isTheirs: (field: ComparedField) => boolean,
): PropertyState {
  const theirs = stateOf(current);
  const values = { ...yours.values };
  for (const field of plainFields) {
    if (isTheirs(field)) Object.assign(values, { [field]: theirs.values[field] });
  }
  if (isTheirs('amenities')) {
    for (const name of facilityNames) values[name] = theirs.values[name];
  }
  return {
    values,
    beyondSlots: isTheirs('amenities') ? theirs.beyondSlots : yours.beyondSlots,
    pictures: isTheirs('images') ? theirs.pictures : withTheirPictures(yours, theirs.pictures),
  };
}

/** Yours in your order, as far as they are still there, and after them what the other person added. */
function withTheirPictures(
  { pictures }: PropertyState,
  theirs: readonly EditedPicture[],
): EditedPicture[] {
  const there = new Set(theirs.map(({ id }) => id));
  const here = new Set(pictures.map(({ id }) => id));
  return [
    ...pictures.filter(({ id, kind }) => kind === 'new' || there.has(id)),
    ...theirs.filter(({ id }) => !here.has(id)),
  ];
}

function comparable(
  field: ComparedField,
  { values, beyondSlots, pictures }: PropertyState,
): string {
  if (field === 'price') return sentPrice(values.price);
  if (field === 'amenities') return amenitiesOf(values, beyondSlots).join('\n');
  if (field === 'images') {
    const removed = removedPictures(pictures).map(({ id }) => `-${id}`);
    return [...removed, ...pictures.map(({ id }) => id)].join('\n');
  }
  return `${values[field]}`.trim();
}

function shown(field: ComparedField, { values, beyondSlots, pictures }: PropertyState): string {
  if (field === 'negotiable') return values.negotiable ? 'Yes' : 'No';
  if (field === 'amenities') return amenitiesOf(values, beyondSlots).join(', ');
  if (field === 'images') return picturesInWords(pictures);
  return values[field];
}

function picturesInWords(pictures: readonly EditedPicture[]): string {
  const [added, removed] = [newPictures(pictures).length, removedPictures(pictures).length];
  const stored = pictures.length - added - removed;
  return [`${stored} stored`, added && `${added} new`, removed && `${removed} removed`]
    .filter(Boolean)
    .join(', ');
}

/** Whether the form says anything else than what is stored, or than an empty one. */
export function isChanged(base: Property | undefined, yours: PropertyState): boolean {
  const stored = stateOf(base);
  return comparedFields.some((field) => comparable(field, stored) !== comparable(field, yours));
}
