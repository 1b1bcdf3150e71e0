import type { Property } from './property.ts';

/** The checks in the order in which they are always shown. */
export const checkNames = ['papers', 'power', 'water', 'road', 'visitedOn'] as const;
export type CheckName = (typeof checkNames)[number];
export type TextCheckName = Exclude<CheckName, 'visitedOn'>;

export const checkLabels: Record<CheckName, string> = {
  papers: 'Papers',
  power: 'Power',
  water: 'Water',
  road: 'Road',
  visitedOn: 'Visited',
};

/** The amenities that state the fact of a check. Compared as whole texts, ignoring case. */
const statingAmenities: Record<TextCheckName, readonly string[]> = {
  papers: ['Certificate of Occupancy', "Governor's consent"],
  power: ['24/7 power'],
  water: ['Borehole'],
  road: ['Tarred road'],
};

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
  return checkNames.map((name) => {
    const checked = checks?.[name]?.trim();
    if (checked) return { name, fact: checked, isAmenity: false };
    const stated = name === 'visitedOn' ? undefined : statedBy(amenities ?? [], name);
    return { name, fact: stated ?? null, isAmenity: stated !== undefined };
  });
}

function statedBy(amenities: readonly string[], name: TextCheckName): string | undefined {
  const folded = new Set(amenities.map((amenity) => amenity.trim().toLowerCase()));
  return statingAmenities[name].find((text) => folded.has(text.toLowerCase()));
}

const abbreviations: Record<string, string> = { 'Certificate of Occupancy': 'C of O' };

/**
 * A short fact to show beside the label of its check, which it does not repeat: 'Tarred' for
 * 'Tarred road, floods in July'.
 */
export function shortCheck(name: CheckName, fact: string): string {
  const [start = ''] = fact.split(',');
  const text = abbreviations[start] ?? start;
  return text.replace(new RegExp(` ${checkLabels[name]}$`, 'i'), '');
}
