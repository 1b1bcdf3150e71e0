import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { DeleteAccountRequest } from '#contract/endpoints/account.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { PasswordField } from '#src/components/ui/form/text-field.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useDeleteAccount, useExportAccount } from './account-mutations.ts';
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
  const formId = useId();
  const { mutateAsync, isPending } = useDeleteAccount();
  const form = useAppForm(DeleteAccountRequest, {
    defaultValues: { password: '' },
    labels: deletion.fields,
  });
  const submit = form.submit((fields) => mutateAsync(fields).then(onDeleted));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={deletion.question}
      description={deletion.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {deletion.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isPending}>
            {deletion.submit}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
