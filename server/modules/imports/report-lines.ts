import { BYTE_ORDER_MARK, csvLine } from '#contract/csv-text.ts';
import type { ImportNote } from '#contract/property-import.ts';

/** What a report begins with: the names of its columns. */
export function reportStart(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(['line', 'outcome', 'reason', ...columns]);
}

export function reportLine({ line, outcome, reason, cells }: ImportNote): string {
  return csvLine([`${line}`, outcome, reason, ...cells]);
}
