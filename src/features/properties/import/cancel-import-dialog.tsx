import type { ImportJob } from '#contract/property-import.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useCancelImport } from './import-mutations.ts';

interface CancelImportDialogProps {
  job: ImportJob;
  isOpen: boolean;
  onClose: () => void;
}

const questions = {
  importing: {
    title: 'Stop this import?',
    description:
      'Properties that are stored already stay. Upload the same file again to go on: nothing is imported twice.',
    yes: 'Stop the import',
    no: 'Go on importing',
  },
  checking: {
    title: 'Stop the check?',
    description: 'Nothing is stored. The uploaded file is removed.',
    yes: 'Stop the check',
    no: 'Go on checking',
  },
  checked: {
    title: 'Discard this file?',
    description: 'Nothing of it is stored. The uploaded file is removed.',
    yes: 'Discard the file',
    no: 'Keep it',
  },
};

export function CancelImportDialog({ job, isOpen, onClose }: CancelImportDialogProps) {
  const { mutate, isPending } = useCancelImport();
  const { state } = job;
  if (state !== 'importing' && state !== 'checking' && state !== 'checked') return null;
  const { title, description, yes, no } = questions[state];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-initial-focus>
            {no}
          </Button>
          <Button
            variant="danger"
            isBusy={isPending}
            onClick={() => mutate(job.id, { onSettled: onClose })}
          >
            {yes}
          </Button>
        </>
      }
    />
  );
}
