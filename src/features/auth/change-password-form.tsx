import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { ChangePasswordRequest } from '#contract/password.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { NewPasswordField } from '#src/components/ui/new-password-field.tsx';
import { PasswordInput } from '#src/components/ui/password-input.tsx';
import { showComplaints } from '#src/lib/form-errors.ts';
import { useChangePassword } from './account-mutations.ts';

const labels = { currentPassword: 'Current password', password: 'New password' };

export function ChangePasswordForm() {
  const form = useForm({
    resolver: zodResolver(ChangePasswordRequest),
    defaultValues: { currentPassword: '', password: '' },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const change = useChangePassword();

  const submit = form.handleSubmit(async (fields) => {
    try {
      await change.mutateAsync(fields);
      // The button was disabled meanwhile, which takes the focus away.
      form.setFocus('currentPassword');
      form.reset();
    } catch (error) {
      showComplaints(error, form);
    }
  });

  return (
    <form noValidate aria-label="Change password" onSubmit={submit} className="grid max-w-md gap-5">
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
        Change password
      </Button>
    </form>
  );
}
