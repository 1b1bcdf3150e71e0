import { get, set } from 'react-hook-form';
import * as endpoints from '#contract/endpoints/admin-properties.ts';
import { getProperty } from '#contract/endpoints/properties.ts';
import { agoLabel, daysSince } from '#contract/property/age.ts';
import { askingPrice, isPublished, type Property } from '#contract/property/property.ts';
import type { PropertyFormValues } from '#contract/property/property-form.ts';
import { displayedStatus } from '#contract/property/property-labels.ts';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import * as texts from '#src/features/properties/admin-table/texts.ts';
import { existingImages } from '#src/features/properties/api/edited-images.ts';
import { propertyFormData, sentVersion } from '#src/features/properties/api/sent-property.ts';
import {
  type FieldConflict,
  fieldConflicts,
  propertyFormValues,
} from '#src/features/properties/editor/editor-values.ts';
import { conflict as conflictTexts } from '#src/features/properties/editor/texts.ts';
import { call } from '#src/lib/api.ts';
import { ConflictError } from '#src/lib/api-response.ts';

/** A change of one form field. The value is the text of that field. */
export interface FieldChange {
  field: 'price' | 'status' | 'checks.papersKind' | 'checks.confirmedOn' | 'published';
  value: string;
}

/** Another admin has changed the same field; `current` is the stored property. */
export class FieldConflictError extends ConflictError {
  readonly change: FieldChange;
  readonly conflict: FieldConflict;
  readonly current: Property;

  constructor(change: FieldChange, conflict: FieldConflict, current: Property) {
    super(conflictTexts.title, { status: 409 });
    this.change = change;
    this.conflict = conflict;
    this.current = current;
  }
}

/**
 * The property with a change that is not saved yet. It has no version, so that the next change loads
 * the stored property first: if this change fails, the next one must not save it.
 */
export function withChange(property: Property, { field, value }: FieldChange): Property {
  const changed = {
    price: () => ({ price: parseNaira(value) || null }),
    status: () => ({ status: value || null }),
    published: () => ({ published: value === 'true' }),
    'checks.papersKind': () => ({ checks: { ...property.checks, papersKind: value || null } }),
    'checks.confirmedOn': () => ({ checks: { ...property.checks, confirmedOn: value || null } }),
  };
  return { ...property, ...changed[field](), version: undefined };
}

/** The stored value of a field, as the form has it. */
export function fieldValue(property: Property, field: FieldChange['field']): string {
  return `${get(propertyFormValues(property), field)}`;
}

function changedValues(property: Property, { field, value }: FieldChange): PropertyFormValues {
  const values = structuredClone(propertyFormValues(property));
  set(values, field, field === 'published' ? value === 'true' : value);
  return values;
}

/** The field as text: '₦95,000,000', 'Sold', 'Survey only', '3 days ago'. */
export function fieldText(property: Property, field: FieldChange['field']): string {
  if (field === 'status') return displayedStatus(property);
  if (field === 'published') return isPublished(property) ? texts.published : texts.notPublished;
  if (field === 'checks.papersKind') return property.checks?.papersKind || texts.table.notStated;
  if (field === 'checks.confirmedOn') {
    const days = daysSince(property.checks?.confirmedOn, Date.now());
    return days === null ? texts.table.neverConfirmed : agoLabel(days);
  }
  const price = askingPrice(property);
  return price === null ? texts.table.noPrice : formatNaira(price);
}

/** Sends the change with the whole form, since an API may clear fields that are missing. */
export async function sendChange(property: Property, change: FieldChange): Promise<Property> {
  const { data } = await call(endpoints.updateProperty, {
    params: { id: property._id },
    body: propertyFormData({
      values: changedValues(property, change),
      images: [],
      base: property,
    }),
  });
  return { ...withChange(property, change), version: data?.version, updatedAt: data?.updatedAt };
}

export function loadCurrent({ _id }: Property): Promise<Property> {
  return call(getProperty, { params: { id: _id } });
}

/**
 * Saves a change to `property`. If another admin has changed other fields since it was loaded, their
 * values are kept. @throws FieldConflictError if the same field was changed
 */
export async function saveChange(property: Property, change: FieldChange): Promise<Property> {
  if (sentVersion(property) !== null) {
    try {
      return await sendChange(property, change);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
  const current = await loadCurrent(property);
  const edited = {
    values: changedValues(property, change),
    images: existingImages(property),
  };
  const conflicts = fieldConflicts(property, current, edited);
  const conflict = conflicts.find(({ field }) => field === change.field);
  if (conflict) throw new FieldConflictError(change, conflict, current);
  return sendChange(current, change);
}
