import { useEffect, useEffectEvent, useRef } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { Card } from '#src/components/ui/card.tsx';
import { ImportActions } from './import-actions.tsx';
import { count, isRunning, outcomeSentence, percentRead } from './import-labels.ts';
import { ImportNumbers } from './import-numbers.tsx';
import { ImportStateBadge } from './import-state-badge.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** How an import stands, in words and numbers, and what can be done with it now. */
export function ImportStatus({ job }: { job: ImportJob }) {
  const sectionRef = useFocusAfterStep(job.state);
  const runs = isRunning(job);
  const { fileName, rows, state } = job;
  return (
    <Card
      ref={sectionRef}
      as="section"
      tabIndex={-1}
      aria-label="State of the import"
      className="@container p-5 outline-none md:p-8"
    >
      <div className="flex flex-wrap items-center gap-3">
        <ImportStateBadge state={state} />
        <p role="status" className="text-lg font-semibold">
          {runs ? runningSentence(job) : outcomeSentence(job)}
        </p>
      </div>
      {runs && (
        <div className="mt-5">
          <p className="mb-2 flex justify-between gap-4 text-sm text-muted tabular-nums">
            <span>{count(rows.read)} rows read</span>
            <span>{percentRead(job)}%</span>
          </p>
          <ProgressBar
            label={`${state === 'checking' ? 'Checking' : 'Importing'} ${fileName}`}
            percent={percentRead(job)}
          />
          <p className="mt-3 text-sm text-muted">
            It goes on without you: leave this page, and come back whenever you like.
          </p>
        </div>
      )}
      {!runs && <ImportNumbers job={job} />}
      <ImportActions job={job} />
    </Card>
  );
}

function runningSentence({ state }: ImportJob): string {
  return state === 'checking' ? 'The file is being checked' : 'The properties are being imported';
}

/** Buttons that a step takes away would leave the keyboard nowhere. */
function useFocusAfterStep(state: ImportJob['state']) {
  const sectionRef = useRef<HTMLDivElement>(null);
  const previous = useRef(state);
  const keepFocus = useEffectEvent(() => {
    if (previous.current !== state && document.activeElement === document.body) {
      sectionRef.current?.focus({ preventScroll: true });
    }
    previous.current = state;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is what it looks at.
  useEffect(() => keepFocus(), [state]);
  return sectionRef;
}
