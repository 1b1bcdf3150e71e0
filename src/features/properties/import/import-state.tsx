import type { ImportJob } from '#contract/property-import.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { countLabel } from '#src/features/properties/search/property-labels.ts';

/** Whether the API is checking or importing the file. */
export function isRunning({ state }: Pick<ImportJob, 'state'>): boolean {
  return state === 'checking' || state === 'importing';
}

/** How much of the file has been read, from 0 to 100. */
export function percentRead({ bytes, bytesRead }: Pick<ImportJob, 'bytes' | 'bytesRead'>): number {
  return bytes === 0 ? 0 : Math.min(100, Math.floor((bytesRead / bytes) * 100));
}

/** '1 row', '24,326 rows'. */
export function rowCountLabel(rows: number): string {
  return `${rows.toLocaleString('en-NG')} ${rows === 1 ? 'row' : 'rows'}`;
}

export function importStateSentence({ state, rows, failure }: ImportJob): string {
  const { read, imported, alreadyThere } = rows;
  if (state === 'checking') return 'Checking the file';
  if (state === 'importing') return 'Importing the properties';
  if (state === 'failed') return failure ?? 'The file could not be read.';
  if (state === 'cancelled') return 'This import was cancelled.';
  if (state === 'finished') {
    if (imported === 0) return 'Nothing in this file was new.';
    return `${countLabel(imported)} ${imported === 1 ? 'was' : 'were'} imported.`;
  }
  if (read === 0) return 'This file has no rows below its header.';
  if (imported > 0) return `${countLabel(imported)} can be imported. Nothing is stored yet.`;
  if (alreadyThere > 0) return 'Nothing in this file is new.';
  return 'No row in this file can be imported.';
}

const badges = {
  checking: { label: 'Checking', tone: 'neutral' },
  checked: { label: 'Checked', tone: 'warning' },
  importing: { label: 'Importing', tone: 'neutral' },
  finished: { label: 'Finished', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const;

export function ImportStateBadge({ state }: Pick<ImportJob, 'state'>) {
  const { label, tone } = badges[state];
  return <Badge tone={tone}>{label}</Badge>;
}
