import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportJob } from '#contract/property-import.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { CancelImportDialog } from './cancel-import-dialog.tsx';
import { properties } from './import-labels.ts';
import { useConfirmImport, useDownloadReport } from './import-mutations.ts';

/** What can be done with an import as it stands. */
export function ImportActions({ job }: { job: ImportJob }) {
  const { id, state, rows } = job;
  const confirm = useConfirmImport();
  const report = useDownloadReport();
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = state === 'checking' || state === 'checked' || state === 'importing';
  const canConfirm = state === 'checked' && rows.imported > 0;
  const hasReport = state === 'checked' || state === 'finished';
  return (
    <div
      className={classNames(
        'mt-7 flex flex-wrap gap-3',
        // Three that do not fit beside each other: the first above the other two.
        canConfirm && '@max-xl:[&>*]:grow @max-xl:[&>:first-child]:w-full',
      )}
    >
      {canConfirm && (
        <Button isBusy={confirm.isPending} onClick={() => confirm.mutate(id)}>
          Import {properties(rows.imported)}
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
      {hasReport && (
        <Button variant="secondary" isBusy={report.isPending} onClick={() => report.mutate(job)}>
          {!report.isPending && <Download aria-hidden="true" />}
          Download report
        </Button>
      )}
      {isOpen && (
        <Button
          variant={state === 'checked' ? 'ghost' : 'secondary'}
          onClick={() => setIsAsking(true)}
        >
          {state === 'checked' ? 'Discard' : 'Cancel import'}
        </Button>
      )}
      <CancelImportDialog
        job={job}
        isOpen={isOpen && isAsking}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
