import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ImportJob, ImportUndo } from '#contract/endpoints/property-import.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { textLinkClass } from '#src/components/ui/text-link.ts';
import { cn } from '#src/lib/class-names.ts';
import { paths } from '#src/lib/paths.ts';
import { useUndoImport } from './import-mutations.ts';
import { importQueries } from './import-queries.ts';
import { undo as texts } from './mapping-texts.ts';
import { actions } from './texts.ts';

/** Undoes an import after saying what goes and what stays. */
export function UndoImport({ job }: { job: ImportJob }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {actions.undo}
      </Button>
      {isOpen && <UndoDialog id={job.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(importQueries.undo(id));
  const { mutate, isPending } = useUndoImport();
  return (
    <ConfirmDialog
      title={texts.title}
      description={data ? texts.description(data.listings) : undefined}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      isDanger
      isBusy={isPending || !data}
      onCancel={onClose}
      onConfirm={() => mutate(id, { onSettled: onClose })}
    >
      {!data && !error && <Spinner />}
      {error && <p className="text-sm text-danger">{`${texts.failed}: ${error.message}`}</p>}
      {data && data.kept.length > 0 && (
        <>
          <p className="text-sm">{texts.kept(data.kept.length)}</p>
          <KeptList kept={data.kept} />
        </>
      )}
    </ConfirmDialog>
  );
}

/** The listings that an undone import left. */
export function KeptListings({ id }: { id: string }) {
  const { data } = useQuery(importQueries.undo(id));
  if (!data || data.kept.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-sm font-medium">{texts.keptTitle}</h3>
      <KeptList kept={data.kept} />
    </div>
  );
}

function KeptList({ kept }: Pick<ImportUndo, 'kept'>) {
  return (
    <ul className="mt-2 max-h-60 overflow-y-auto text-sm">
      {kept.map(({ _id, title }) => (
        <li key={_id} className="py-1">
          <Link to={paths.admin.property.href(_id)} className={cn(textLinkClass, 'wrap-anywhere')}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
