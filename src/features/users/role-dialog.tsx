import { useId } from 'react';
import { ChangeRoleRequest, type User } from '#contract/endpoints/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
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
  const formId = useId();
  const { mutateAsync, isPending } = useChangeRole(user);
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
    <Dialog
      isOpen
      onClose={() => !isPending && onClose()}
      title={action.question}
      description={action.description}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {action.label}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <FormErrors form={form} />
        <PasswordField
          {...form.input('currentPassword')}
          hint={texts.passwordHint}
          data-initial-focus
        />
      </form>
    </Dialog>
  );
}
