import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { DeleteAccountRequest } from '#contract/endpoints/account.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { PasswordField } from '#src/components/ui/form/text-field.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useDeleteAccount, useExportAccount } from './account-mutations.ts';
import * as texts from './texts.ts';

const { deletion: deletionTexts } = texts;

export function ExportAccount() {
  const { mutate, isPending } = useExportAccount();
  return (
    <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
      {!isPending && <Download />}
      {texts.exportAccount}
    </Button>
  );
}

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const deletion = useDeleteAccount();
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {deletionTexts.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={deletionTexts.question}
        description={deletionTexts.description}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {deletionTexts.cancel}
            </Button>
            <Button variant="danger" type="submit" form={formId} isBusy={deletion.isPending}>
              {deletionTexts.submit}
            </Button>
          </>
        }
      >
        <PasswordForm id={formId} deletion={deletion} onDeleted={onDeleted} />
      </Dialog>
    </>
  );
}

interface PasswordFormProps {
  id: string;
  deletion: ReturnType<typeof useDeleteAccount>;
  onDeleted: () => void;
}

function PasswordForm({ id, deletion, onDeleted }: PasswordFormProps) {
  const form = useAppForm(DeleteAccountRequest, {
    defaultValues: { password: '' },
    labels: deletionTexts.fields,
  });
  const submit = form.submit((fields) => deletion.mutateAsync(fields).then(onDeleted));
  return (
    <form
      id={id}
      noValidate
      aria-label={deletionTexts.label}
      onSubmit={submit}
      className="mt-5 grid gap-5"
    >
      <FormErrors form={form} />
      <PasswordField {...form.input('password')} data-initial-focus />
    </form>
  );
}
