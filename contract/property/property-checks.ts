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
export function checkMarksOf(property: Pick<Property, 'checks' | 'amenities'>): CheckMark[] {
  return checkNames.map((name) => {
    const mark = statedCheck(name, property);
    const chosen = name === 'papers' && property.checks?.papersKind?.trim();
    const isUnstated = mark.fact === null || mark.isAmenity;
    return chosen && isUnstated ? { name, fact: chosen, isAmenity: false } : mark;
  });
}

/** The text of a check, or else the amenity that states its fact. */
export function statedCheck(
  name: CheckName,
  { checks, amenities }: Pick<Property, 'checks' | 'amenities'>,
): CheckMark {
  const checked = checks?.[name]?.trim();
  if (checked) return { name, fact: checked, isAmenity: false };
  const listed = amenities?.map((amenity) => amenity.trim().toLowerCase());
  const stated = checkFields[name].amenities?.find((text) => listed?.includes(text.toLowerCase()));
  return { name, fact: stated ?? null, isAmenity: stated !== undefined };
}

/** Whether the fact was seen on the day of the visit. Papers are read and not seen on a visit. */
export function isSeen({ name, isAmenity }: CheckMark, visited: string | null): boolean {
  return visited !== null && !isAmenity && name !== 'papers';
}

/** The source of a fact: listed, stated to us, or seen on the day of the visit. */
export function checkSource(mark: CheckMark, visited: string | null): string {
  if (mark.isAmenity) return 'As listed';
  return isSeen(mark, visited) ? `Seen by us, ${visited}` : 'As stated to us';
}

const abbreviations: Record<string, string> = {
  'Certificate of Occupancy': 'C of O',
  "Governor's consent": 'Gov. consent',
  "Minister's consent or R of O": 'R of O',
  'Right of Occupancy': 'R of O',
  'Registered deed': 'Reg. deed',
  'Registered deed or sublease': 'Reg. deed',
  'Registered sublease': 'Reg. sublease',
  'Gazetted excision': 'Excision',
  'Allocation letter': 'Allocation',
};

/** About as many letters as fit into a third of a card. */
const MAX_SHORT_LETTERS = 13;

/**
 * A short fact for a card, as 'Tarred' for 'Tarred road, floods in July'; the label of the check for
 * a fact that cannot be shortened.
 */
export function shortCheck(name: CheckName, fact: string): string {
  const [start = ''] = fact.split(',');
  const { label } = checkFields[name];
  const text = (abbreviations[start] ?? start)
    .replace(new RegExp(` ${label}$`, 'i'), '')
    .replace(/^About /, '~');
  return text.length > MAX_SHORT_LETTERS ? label : text;
}
