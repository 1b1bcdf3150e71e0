import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DeleteAccountRequest } from '#contract/account.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { PasswordInput } from '#src/components/ui/password-input.tsx';
import { showComplaints } from '#src/lib/form-errors.ts';
import { useDeleteAccount } from './account-mutations.ts';

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const formId = useId();
  const deletion = useDeleteAccount();
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete your account?"
        description="This cannot be undone. Your password shows us that it is you."
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep my account
            </Button>
            <Button variant="danger" type="submit" form={formId} isBusy={deletion.isPending}>
              Delete for good
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
  const form = useForm({
    resolver: zodResolver(DeleteAccountRequest),
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const submit = form.handleSubmit(async (fields) => {
    try {
      await deletion.mutateAsync(fields);
      onDeleted();
    } catch (error) {
      showComplaints(error, form);
    }
  });
  return (
    <form
      id={id}
      noValidate
      aria-label="Delete account"
      onSubmit={submit}
      className="mt-5 grid gap-5"
    >
      <FormErrors form={form} labels={{ password: 'Password' }} />
      <Field label="Password" error={form.formState.errors.password?.message}>
        <PasswordInput
          {...form.register('password')}
          autoComplete="current-password"
          data-initial-focus
        />
      </Field>
    </form>
  );
}
