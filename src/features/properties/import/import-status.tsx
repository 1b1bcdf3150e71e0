import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { Card } from '#src/components/ui/card.tsx';
import { ImportActions } from './import-actions.tsx';
import {
  ImportStateBadge,
  importStateSentence,
  isRunning,
  percentRead,
  rowCountLabel,
} from './import-state.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface ImportStatusProps {
  job: ImportJob;
  /** The last poll failed, so `job` may be out of date. */
  isDisconnected: boolean;
}

export function ImportStatus({ job, isDisconnected }: ImportStatusProps) {
  const sectionRef = useFocusAfterStep(job.state);
  const { fileName, rows, state } = job;
  return (
    <>
      <div role="status">
        {isDisconnected && isRunning(job) && (
          <p className="mb-4 flex items-center gap-2 rounded-card bg-warning-soft px-4 py-3 text-sm text-warning">
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
            The connection is interrupted. The import continues, and this page will catch up.
          </p>
        )}
      </div>
      <Card
        ref={sectionRef}
        as="section"
        tabIndex={-1}
        aria-label="Import status"
        className="@container p-5 outline-none md:p-8"
      >
        <div className="flex flex-wrap items-center gap-3">
          <ImportStateBadge state={state} />
          <p role="status" className="text-lg font-semibold">
            {importStateSentence(job)}
          </p>
        </div>
        {isRunning(job) ? (
          <div className="mt-5">
            <p className="mb-2 flex justify-between gap-4 text-sm text-muted tabular-nums">
              <span>{rowCountLabel(rows.read)} read</span>
              <span>{percentRead(job)}%</span>
            </p>
            <ProgressBar
              label={`${state === 'checking' ? 'Checking' : 'Importing'} ${fileName}`}
              percent={percentRead(job)}
            />
            <p className="mt-3 text-sm text-muted">
              You can leave this page. The import continues.
            </p>
          </div>
        ) : (
          <ImportNumbers job={job} />
        )}
        <ImportActions job={job} />
      </Card>
    </>
  );
}

function ImportNumbers({ job: { state, rows } }: { job: ImportJob }) {
  const { read, imported, alreadyThere, rejected, suspicious } = rows;
  if (read === 0) return null;
  const isChecked = state === 'checked';
  const numbers = [
    { label: 'Rows read', value: read },
    { label: isChecked ? 'Can be imported' : 'Imported', value: imported },
    { label: 'Already listed', value: alreadyThere },
    { label: 'Rejected', value: rejected },
  ];
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{value.toLocaleString('en-NG')}</dd>
          </div>
        ))}
      </dl>
      {suspicious > 0 && (
        <p className="mt-5 max-w-measure text-sm text-muted">
          <span className="font-medium text-ink tabular-nums">{rowCountLabel(suspicious)}</span> to
          check: an unusual price, a corrected location, or a repeated row.
          {isChecked && ' They will be imported too.'}
        </p>
      )}
    </>
  );
}

/** Moves the focus to the section when the button that had it disappears with a step. */
function useFocusAfterStep(state: ImportJob['state']) {
  const sectionRef = useRef<HTMLDivElement>(null);
  const previousState = useRef(state);
  const keepFocus = useEffectEvent(() => {
    if (previousState.current !== state && document.activeElement === document.body) {
      sectionRef.current?.focus({ preventScroll: true });
    }
    previousState.current = state;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the state.
  useEffect(() => keepFocus(), [state]);
  return sectionRef;
}
