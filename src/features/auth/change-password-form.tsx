import { useWatch } from 'react-hook-form';
import { ChangePasswordRequest } from '#contract/password.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { NewPasswordField } from '#src/components/ui/form/new-password-field.tsx';
import { PasswordInput } from '#src/components/ui/form/password-input.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useChangePassword } from './account-mutations.ts';
import * as texts from './texts.ts';

const { fields: labels, label, submit: submitLabel } = texts.changePassword;

export function ChangePasswordForm() {
  const form = useAppForm(ChangePasswordRequest, {
    defaultValues: { currentPassword: '', password: '' },
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const change = useChangePassword();

  const submit = form.submit(async (fields) => {
    await change.mutateAsync(fields);
    // The button lost the focus while it was disabled.
    form.setFocus('currentPassword');
    form.reset();
  });

  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid max-w-md gap-5">
      <FormErrors form={form} labels={labels} />
      <Field label={labels.currentPassword} error={errors.currentPassword?.message}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <NewPasswordField
        {...form.register('password')}
        label={labels.password}
        error={errors.password?.message}
        typed={typed}
      />
      <Button type="submit" isBusy={change.isPending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
