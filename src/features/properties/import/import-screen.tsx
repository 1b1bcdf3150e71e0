import { CloudOff } from 'lucide-react';
import type { ImportJob } from '#contract/property-import.ts';
import { isRunning } from './import-labels.ts';
import { ImportNotes } from './import-notes.tsx';
import { ImportStatus } from './import-status.tsx';

interface ImportScreenProps {
  job: ImportJob;
  /** Why the latest look at it failed; what stands here is then of an earlier one. */
  error: Error | null;
}

/** One import from its check to its end. */
export function ImportScreen({ job, error }: ImportScreenProps) {
  const { state, rows } = job;
  const isCounted = state === 'checked' || state === 'finished';
  const hasNotes = state !== 'checking' && (!isCounted || rows.refused + rows.suspicious > 0);
  return (
    <>
      <div role="status">
        {error && isRunning(job) && (
          <p className="mb-4 flex items-center gap-2 rounded-card bg-warning-soft px-4 py-3 text-sm text-warning">
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
            The connection is interrupted. The import goes on, and this page tries again by itself.
          </p>
        )}
      </div>
      <ImportStatus job={job} />
      {hasNotes && <ImportNotes job={job} noted={isCounted ? rows : null} />}
    </>
  );
}
