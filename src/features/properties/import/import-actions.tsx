import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useCancelImport, useConfirmImport, useDownloadReport } from './import-mutations.ts';
import * as texts from './texts.ts';

const { actions, cancellation } = texts;

export function ImportActions({ job }: { job: ImportJob }) {
  const { id, state, rows } = job;
  const confirm = useConfirmImport();
  const report = useDownloadReport();
  const canConfirm = state === 'checked' && rows.imported > 0;
  return (
    <div
      className={cn(
        'mt-7 flex flex-wrap gap-3',
        // In a narrow card the first of three buttons gets a line of its own.
        canConfirm && '@max-xl:[&>*]:grow @max-xl:[&>:first-child]:w-full',
      )}
    >
      {canConfirm && (
        <Button isBusy={confirm.isPending} onClick={() => confirm.mutate(id)}>
          {actions.confirm(rows.imported)}
        </Button>
      )}
      {state === 'finished' && (
        <ButtonLink to={paths.admin.properties.href()}>{actions.seeListed}</ButtonLink>
      )}
      {(state === 'failed' || state === 'cancelled') && (
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
      {(state === 'checking' || state === 'checked' || state === 'importing') && (
        <CancelImport id={id} state={state} />
      )}
    </div>
  );
}

interface CancelImportProps {
  id: string;
  state: keyof typeof cancellation;
}

function CancelImport({ id, state }: CancelImportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useCancelImport();
  const { label, question, description, yes, no } = cancellation[state];
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={state === 'checked' ? 'ghost' : 'secondary'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={question}
        description={description}
        footer={
          <>
            <Button variant="secondary" onClick={close} data-initial-focus>
              {no}
            </Button>
            <Button
              variant="danger"
              isBusy={isPending}
              onClick={() => mutate(id, { onSettled: close })}
            >
              {yes}
            </Button>
          </>
        }
      />
    </>
  );
}
