import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { DeleteAccountRequest } from '#contract/endpoints/account.ts';
import { ADMIN_ROLE } from '#contract/endpoints/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { PasswordField } from '#src/components/ui/form/text-field.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useDeleteAccount, useExportAccount } from './account-mutations.ts';
import { useMe } from './session-queries.ts';
import { deletion, exportAccount } from './texts.ts';

export function ExportAccount() {
  const { mutate, isPending } = useExportAccount();
  return (
    <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
      {!isPending && <Download />}
      {exportAccount}
    </Button>
  );
}

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: me } = useMe();
  if (me?.role === ADMIN_ROLE) return <p className="text-muted">{deletion.adminsAccount}</p>;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {deletion.open}
      </Button>
      {isOpen && <DeletionDialog onDeleted={onDeleted} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeletionDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const { mutateAsync, isPending } = useDeleteAccount();
  const formId = useId();
  const form = useAppForm(DeleteAccountRequest, {
    defaultValues: { password: '' },
    labels: deletion.fields,
  });
  const submit = form.submit((fields) => mutateAsync(fields).then(onDeleted));
  return (
    <ConfirmDialog
      title={deletion.question}
      description={deletion.description}
      cancelLabel={deletion.cancel}
      confirmLabel={deletion.submit}
      isDanger
      isBusy={isPending}
      onCancel={() => !isPending && onClose()}
      form={formId}
    >
      <form
        id={formId}
        noValidate
        aria-label={deletion.label}
        onSubmit={submit}
        className="mt-5 grid gap-5"
      >
        <FormErrors form={form} />
        <PasswordField {...form.input('password')} data-initial-focus />
      </form>
    </ConfirmDialog>
  );
}
