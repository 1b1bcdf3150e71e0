import { set } from 'react-hook-form';
import { updateProperty } from '#contract/endpoints/admin-properties.ts';
import type { ChangedValue } from '#contract/endpoints/audit-log.ts';
import { getProperty } from '#contract/endpoints/properties.ts';
import { coordinatesOf, type Property } from '#contract/property/property.ts';
import { propertyFormData } from '#src/features/properties/api/sent-property.ts';
import {
  type ComparedField,
  changedFields,
  comparedFieldLabels,
  displayText,
  type FieldConflict,
  fieldConflicts,
  stateOf,
} from '#src/features/properties/editor/editor-values.ts';
import { call } from '#src/lib/api.ts';
import { ApiError, ConflictError } from '#src/lib/api-response.ts';
import * as texts from './texts.ts';

/** A change of a field that the form has. */
export interface RevertibleChange extends ChangedValue {
  field: ComparedField;
}

/** Values were changed again; `current` is the stored property. */
export class RevertConflictError extends ConflictError {
  readonly conflicts: readonly FieldConflict[];
  readonly current: Property;

  constructor(conflicts: readonly FieldConflict[], current: Property) {
    super(texts.conflict.title, { status: 409 });
    this.conflicts = conflicts;
    this.current = current;
  }
}

export function isRevertible(change: ChangedValue): change is RevertibleChange {
  return Object.hasOwn(comparedFieldLabels, change.field);
}

/** The value before a change as text, or ''. */
export function textBefore(change: RevertibleChange): string {
  const before = withValues({ _id: '', title: '', location: '' }, [change], 'before');
  return displayText(change.field, stateOf(before));
}

/**
 * Sends the values before the changes with the whole form. Returns false if the property has them
 * already. `seen` is the property over which the admin has chosen to restore them.
 * @throws RevertConflictError if values were changed again, or since `seen`
 */
export async function revertProperty(
  id: string,
  changes: readonly RevertibleChange[],
  seen?: Property,
): Promise<boolean> {
  if (changes.length === 0) throw new ApiError(texts.noneChosen);
  const current = await call(getProperty, { params: { id } });
  const reverted = stateOf(withValues(current, changes, 'before'));
  const base = seen ?? withValues(current, changes, 'after');
  const conflicts = fieldConflicts(base, current, reverted).filter(({ field }) =>
    changes.some((change) => change.field === field),
  );
  if (conflicts.length > 0) throw new RevertConflictError(conflicts, current);
  if (changedFields(current, reverted).length === 0) return false;
  const body = propertyFormData({ ...reverted, base: current });
  await call(updateProperty, { params: { id }, body });
  return true;
}

function withValues(
  property: Property,
  changes: readonly RevertibleChange[],
  version: 'before' | 'after',
): Property {
  const copy = structuredClone(property);
  for (const change of changes) {
    const value = change[version];
    if (change.field === 'point') copy.coordinates = coordinatesOf(`${value ?? ''}`);
    else set(copy, change.field, value);
  }
  return copy;
}
