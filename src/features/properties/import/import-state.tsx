import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Progress } from '#src/components/ui/progress.tsx';
import { readableDate } from '#src/lib/dates.ts';
import * as texts from './texts.ts';

/** Whether the API is checking or importing the file. */
export function isRunning({ state }: Pick<ImportJob, 'state'>): boolean {
  return state === 'checking' || state === 'importing';
}

/** How much of the file has been read, from 0 to 100. */
export function percentRead({ bytes, bytesRead }: Pick<ImportJob, 'bytes' | 'bytesRead'>): number {
  return bytes === 0 ? 0 : Math.min(100, Math.floor((bytesRead / bytes) * 100));
}

export function importOrigin({ startedAt, startedBy }: ImportJob): string {
  return [readableDate(startedAt, 'moment'), startedBy?.fullName].filter(Boolean).join(' · ');
}

export function importStateSentence({ state, rows, failure }: ImportJob): string {
  const { status } = texts;
  const { read, imported, updated, alreadyThere } = rows;
  if (state === 'failed') return failure ?? status.failed;
  if (state === 'finished') {
    if (imported > 0) return status.imported(imported);
    return updated > 0 ? status.updated(updated) : status.noneImported;
  }
  if (state !== 'checked') return status[state];
  if (read === 0) return status.noRows;
  if (imported > 0) return status.importable(imported);
  if (updated > 0) return status.updatable(updated);
  return alreadyThere > 0 ? status.noneNew : status.noneImportable;
}

export function ImportStateBadge({ state }: Pick<ImportJob, 'state'>) {
  const label = texts.states[state];
  // Only what may need an admin is a badge.
  if (state === 'checked' || state === 'failed') return <Badge tone="warning">{label}</Badge>;
  return <span className="text-sm text-muted">{label}</span>;
}

/** Screen readers announce only these steps, because every change would be too much. */
const ANNOUNCED_STEP_PERCENT = 25;

export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const announced = Math.floor(percent / ANNOUNCED_STEP_PERCENT) * ANNOUNCED_STEP_PERCENT;
  return (
    <>
      <Progress aria-label={label} value={percent} max={100} />
      <span role="status" className="sr-only">
        {`${label}: ${announced}%`}
      </span>
    </>
  );
}
