import type { Property } from './property.ts';
import { type CheckName, checkFields, checkNames } from './property-fields.ts';

/** The fact that a property shows for one check. */
export interface CheckMark {
  name: CheckName;
  /** Null if it was not checked. For a visit the day: '2026-11-20'. */
  fact: string | null;
  /** Whether the fact is one of the listed amenities and not a check. */
  isAmenity: boolean;
}

/** The mark of every check, in order. */
export function checkMarksOf({
  checks,
  amenities,
}: Pick<Property, 'checks' | 'amenities'>): CheckMark[] {
  const folded = new Set(amenities?.map((amenity) => amenity.trim().toLowerCase()));
  return checkNames.map((name) => {
    const checked = checks?.[name]?.trim();
    if (checked) return { name, fact: checked, isAmenity: false };
    const stated = checkFields[name].amenities?.find((text) => folded.has(text.toLowerCase()));
    return { name, fact: stated ?? null, isAmenity: stated !== undefined };
  });
}

const abbreviations: Record<string, string> = { 'Certificate of Occupancy': 'C of O' };

/**
 * A short fact to show beside the label of its check, which it does not repeat: 'Tarred' for
 * 'Tarred road, floods in July'.
 */
export function shortCheck(name: CheckName, fact: string): string {
  const [start = ''] = fact.split(',');
  const text = abbreviations[start] ?? start;
  return text.replace(new RegExp(` ${checkFields[name].label}$`, 'i'), '');
}
