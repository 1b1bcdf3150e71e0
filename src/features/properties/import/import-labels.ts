import type { ImportJob } from '#contract/property-import.ts';

export const stateLabels: Record<ImportJob['state'], string> = {
  checking: 'Checking',
  checked: 'Checked',
  importing: 'Importing',
  finished: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Does the API work on it without being asked? */
export function isRunning({ state }: Pick<ImportJob, 'state'>): boolean {
  return state === 'checking' || state === 'importing';
}

export function count(amount: number): string {
  return amount.toLocaleString('en-NG');
}

/** '1 property', '24,326 properties'. */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${count(amount)} ${amount === 1 ? one : many}`;
}

export function properties(amount: number): string {
  return counted(amount, 'property', 'properties');
}

/** How much of the file has been read, from 0 to 100. */
export function percentRead({ bytes, bytesRead }: Pick<ImportJob, 'bytes' | 'bytesRead'>): number {
  return bytes === 0 ? 0 : Math.min(100, Math.floor((bytesRead / bytes) * 100));
}

/** What happened to an import, or what it waits for, in one sentence. */
export function outcomeSentence({ state, rows, failure }: ImportJob): string {
  const { read, imported, alreadyThere } = rows;
  if (state === 'failed') return failure ?? 'The file could not be read.';
  if (state === 'cancelled') return 'This import was cancelled.';
  if (state === 'finished') {
    if (imported > 0) return `${properties(imported)} ${were(imported)} imported.`;
    return 'There was nothing new in this file.';
  }
  if (read === 0) return 'This file has no rows below its header.';
  if (imported > 0) return `${properties(imported)} can be imported. Nothing is stored yet.`;
  if (alreadyThere > 0) return 'There is nothing new in this file.';
  return 'No row of this file can be imported.';
}

function were(amount: number): string {
  return amount === 1 ? 'was' : 'were';
}
