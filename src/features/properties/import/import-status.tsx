import { CloudOff, Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import {
  useCancelImport,
  useConfirmImport,
  useDownloadReport,
  useIsChanging,
  usePublishImport,
} from './import-mutations.ts';
import {
  ImportStateBadge,
  importStateSentence,
  isRunning,
  ProgressBar,
  percentRead,
} from './import-state.tsx';
import { KeptListings, UndoImport } from './import-undo.tsx';
import * as texts from './texts.ts';

/** `isDisconnected`: the last poll failed, so `job` may be out of date. */
export function ImportStatus({ job, isDisconnected }: { job: ImportJob; isDisconnected: boolean }) {
  // Each step replaces the buttons.
  const sectionRef = useKeptFocus<HTMLDivElement>(job.state);
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
            <ProgressBar label={`${texts.states[state]} ${fileName}`} percent={percentRead(job)} />
            <p className="mt-3 text-sm text-muted">{status.canLeave}</p>
          </div>
        ) : (
          <ImportNumbers job={job} />
        )}
        {state === 'undone' && <KeptListings id={job.id} />}
        <ImportActions job={job} />
      </Card>
    </>
  );
}

function ImportNumbers({ job: { state, rows, drafts } }: { job: ImportJob }) {
  const { read, imported, updated, alreadyThere, leftOut, rejected, suspicious } = rows;
  if (read === 0) return null;
  const isChecked = state === 'checked';
  const numbers: (readonly [name: string, value: number])[] = [
    [texts.numbers.read, read],
    [isChecked ? texts.numbers.importable : texts.numbers.imported, imported],
    ...(updated > 0
      ? [[isChecked ? texts.numbers.updatable : texts.numbers.updated, updated] as const]
      : []),
    [texts.numbers.alreadyThere, alreadyThere],
    ...(leftOut > 0 ? [[texts.numbers.leftOut, leftOut] as const] : []),
    [texts.numbers.rejected, rejected],
  ];
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {!isChecked && drafts > 0 && <p className="mt-5 text-sm">{texts.status.drafts(drafts)}</p>}
      {suspicious > 0 && (
        <p className="mt-5 max-w-measure text-sm text-muted">
          <span className="font-medium text-ink tabular-nums">{texts.rows(suspicious)}</span>{' '}
          {texts.suspicious.afterCount}
          {isChecked && ` ${texts.suspicious.importedToo(suspicious)}`}
        </p>
      )}
    </>
  );
}

const { actions, cancellation } = texts;

function ImportActions({ job }: { job: ImportJob }) {
  const { id, state, rows, drafts } = job;
  const confirm = useConfirmImport();
  const isStarting = useRef(false);
  const isChanging = useIsChanging(job);
  const publish = usePublishImport();
  const canPublish = drafts > 0 && (state === 'finished' || state === 'cancelled');
  const report = useDownloadReport();
  const canConfirm = state === 'checked' && rows.imported + rows.updated > 0;
  const isOver = state === 'finished' || state === 'cancelled' || state === 'failed';
  const canUndo = isOver && rows.imported > 0;

  function startImport() {
    // The second click of a double click can come before the button is busy.
    if (isStarting.current) return;
    isStarting.current = true;
    confirm.mutate(id, { onSettled: () => (isStarting.current = false) });
  }

  return (
    <div
      className={cn(
        'mt-7 flex flex-wrap gap-3',
        // In a narrow card the first of three buttons gets a line of its own.
        (canConfirm || canPublish) && '@max-md:[&>*]:grow @max-md:[&>:first-child]:w-full',
      )}
    >
      {canConfirm && (
        <Button isBusy={confirm.isPending} disabled={isChanging} onClick={startImport}>
          {actions.confirm(rows.imported, rows.updated)}
        </Button>
      )}
      {canPublish && (
        <>
          <Button isBusy={publish.isPending} onClick={() => publish.mutate(id)}>
            {actions.publish(drafts)}
          </Button>
          <ButtonLink to={paths.admin.properties.href({ published: 'no' })} variant="secondary">
            {actions.seeDrafts}
          </ButtonLink>
        </>
      )}
      {state === 'finished' && !canPublish && (
        <ButtonLink to={paths.admin.properties.href()}>{actions.seeListed}</ButtonLink>
      )}
      {(state === 'failed' || state === 'cancelled' || state === 'undone') && (
        <ButtonLink to={paths.admin.imports.href()}>
          <FileUp aria-hidden="true" />
          {actions.upload}
        </ButtonLink>
      )}
      {(state === 'checked' || state === 'finished') && (
        <Button variant="secondary" isBusy={report.isPending} onClick={() => report.mutate(job)}>
          {!report.isPending && <Download aria-hidden="true" />}
          {actions.downloadReport}
        </Button>
      )}
      {canUndo && <UndoImport job={job} />}
      {(state === 'checking' || state === 'checked' || state === 'importing') && (
        <CancelImport id={id} state={state} />
      )}
    </div>
  );
}

function CancelImport({ id, state }: { id: string; state: keyof typeof cancellation }) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useCancelImport();
  const { label, ...question } = cancellation[state];
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={state === 'checked' ? 'ghost' : 'secondary'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          {...question}
          isDanger
          isBusy={isPending}
          onCancel={close}
          onConfirm={() => mutate(id, { onSettled: close })}
        />
      )}
    </>
  );
}
