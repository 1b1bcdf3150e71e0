import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { Card } from '#src/components/ui/card.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportStateBadge, importStateSentence, isRunning, percentRead } from './import-state.tsx';
import { ProgressBar } from './progress-bar.tsx';
import * as texts from './texts.ts';

interface ImportStatusProps {
  job: ImportJob;
  /** The last poll failed, so `job` may be out of date. */
  isDisconnected: boolean;
}

export function ImportStatus({ job, isDisconnected }: ImportStatusProps) {
  const sectionRef = useFocusAfterStep(job.state);
  const { fileName, rows, state } = job;
  const { status } = texts;
  return (
    <>
      <div role="status">
        {isDisconnected && isRunning(job) && (
          <p className="mb-4 flex items-center gap-2 rounded-card bg-warning-soft px-4 py-3 text-sm text-warning">
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
            {status.disconnected}
          </p>
        )}
      </div>
      <Card
        ref={sectionRef}
        as="section"
        tabIndex={-1}
        aria-label={status.label}
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
              <span>{status.rowsRead(texts.rows(rows.read))}</span>
              <span>{percentRead(job)}%</span>
            </p>
            <ProgressBar
              label={
                state === 'checking'
                  ? status.checkingFile(fileName)
                  : status.importingFile(fileName)
              }
              percent={percentRead(job)}
            />
            <p className="mt-3 text-sm text-muted">{status.canLeave}</p>
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
  const labels = texts.numbers;
  const numbers = [
    { label: labels.read, value: read },
    { label: isChecked ? labels.importable : labels.imported, value: imported },
    { label: labels.alreadyThere, value: alreadyThere },
    { label: labels.rejected, value: rejected },
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
          <span className="font-medium text-ink tabular-nums">{texts.rows(suspicious)}</span>{' '}
          {texts.suspicious.afterCount}
          {isChecked && ` ${texts.suspicious.importedToo}`}
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
