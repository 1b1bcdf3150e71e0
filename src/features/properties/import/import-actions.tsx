import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { countLabel } from '#src/features/properties/search/property-labels.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useCancelImport, useConfirmImport, useDownloadReport } from './import-mutations.ts';

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
          Import {countLabel(rows.imported)}
        </Button>
      )}
      {state === 'finished' && (
        <ButtonLink to={paths.admin.properties.href()}>See the listed properties</ButtonLink>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <ButtonLink to={paths.admin.imports.href()}>
          <FileUp aria-hidden="true" />
          Upload a file
        </ButtonLink>
      )}
      {(state === 'checked' || state === 'finished') && (
        <Button variant="secondary" isBusy={report.isPending} onClick={() => report.mutate(job)}>
          {!report.isPending && <Download aria-hidden="true" />}
          Download report
        </Button>
      )}
      {(state === 'checking' || state === 'checked' || state === 'importing') && (
        <CancelImport id={id} state={state} />
      )}
    </div>
  );
}

const dialogTexts = {
  importing: {
    title: 'Stop this import?',
    description:
      'Properties imported so far are kept. To continue, upload the same file again; nothing is imported twice.',
    yes: 'Stop the import',
    no: 'Continue importing',
  },
  checking: {
    title: 'Stop the check?',
    description: 'Nothing has been stored. The uploaded file is removed.',
    yes: 'Stop the check',
    no: 'Continue checking',
  },
  checked: {
    title: 'Discard this file?',
    description: 'Nothing has been stored. The uploaded file is removed.',
    yes: 'Discard the file',
    no: 'Keep it',
  },
};

interface CancelImportProps {
  id: string;
  state: keyof typeof dialogTexts;
}

function CancelImport({ id, state }: CancelImportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useCancelImport();
  const { title, description, yes, no } = dialogTexts[state];
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant={state === 'checked' ? 'ghost' : 'secondary'} onClick={() => setIsOpen(true)}>
        {state === 'checked' ? 'Discard' : 'Cancel import'}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
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
