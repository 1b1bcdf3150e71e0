import { useId } from 'react';
import { ChangeRoleRequest, type User } from '#contract/endpoints/user.ts';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { PasswordField } from '#src/components/ui/form/text-field.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import * as texts from './texts.ts';
import { useChangeRole } from './user-mutations.ts';

interface RoleDialogProps {
  user: User;
  role: ChangeRoleRequest['role'];
  action: texts.ActionTexts;
  onChanged: () => void;
  onClose: () => void;
}

/** Confirms the change of a role with the admin's own password. */
export function RoleDialog({ user, role, action, onChanged, onClose }: RoleDialogProps) {
  const { mutateAsync, isPending } = useChangeRole(user);
  const formId = useId();
  const form = useAppForm(ChangeRoleRequest, {
    defaultValues: { role, currentPassword: '' },
    labels: texts.roleFields,
  });
  const submit = form.submit(async (body) => {
    await mutateAsync({ body, done: action.done });
    onChanged();
    onClose();
  });
  return (
    <ConfirmDialog
      title={action.question}
      description={action.description}
      confirmLabel={action.label}
      isBusy={isPending}
      onCancel={() => !isPending && onClose()}
      form={formId}
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <FormErrors form={form} />
        <PasswordField
          {...form.input('currentPassword')}
          hint={texts.passwordHint}
          data-initial-focus
        />
      </form>
    </ConfirmDialog>
  );
}
