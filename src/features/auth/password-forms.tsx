import { useWatch } from 'react-hook-form';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#contract/password.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CodeInput } from '#src/components/ui/form/code-input.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { NewPasswordField } from '#src/components/ui/form/new-password-field.tsx';
import { PasswordInput } from '#src/components/ui/form/password-input.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useChangePassword, useForgotPassword, useResetPassword } from './account-mutations.ts';
import * as texts from './texts.ts';

const { forgotPassword, resetPassword, changePassword } = texts;

interface ForgotPasswordFormProps {
  /** The earlier address, if the user came back to correct it; '' at first. */
  email: string;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useAppForm(ForgotPasswordRequest, {
    defaultValues: { email },
    labels: forgotPassword.fields,
  });
  const request = useForgotPassword();

  const submit = form.submit(async (fields) => {
    await request.mutateAsync(fields);
    onSent(fields.email);
  });

  return (
    <form noValidate aria-label={forgotPassword.label} onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} />
      <Field {...form.field('email')}>
        <TextInput
          {...form.register('email')}
          type="email"
          autoComplete="username"
          autoFocus={email !== ''}
        />
      </Field>
      <Button type="submit" size="lg" isBusy={request.isPending} className="w-full">
        {forgotPassword.submit}
      </Button>
    </form>
  );
}

interface ResetPasswordFormProps {
  /** The address that the code was sent to. */
  email: string;
  onReset: () => void;
}

export function ResetPasswordForm({ email, onReset }: ResetPasswordFormProps) {
  const form = useAppForm(ResetPasswordRequest, {
    defaultValues: { email, otp: '', password: '' },
    labels: resetPassword.fields,
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const reset = useResetPassword();

  const submit = form.submit(async (fields) => {
    await reset.mutateAsync(fields);
    onReset();
  });

  return (
    <form noValidate aria-label={resetPassword.label} onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} />
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field {...form.field('otp')} hint={resetPassword.codeHint}>
        {/* This form replaces the one that had the focus. */}
        <CodeInput {...form.register('otp')} autoFocus />
      </Field>
      <NewPasswordField {...form.register('password')} {...form.field('password')} typed={typed} />
      <Button type="submit" size="lg" isBusy={reset.isPending} className="w-full">
        {resetPassword.submit}
      </Button>
    </form>
  );
}

export function ChangePasswordForm() {
  const form = useAppForm(ChangePasswordRequest, {
    defaultValues: { currentPassword: '', password: '' },
    labels: changePassword.fields,
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const change = useChangePassword();

  const submit = form.submit(async (fields) => {
    await change.mutateAsync(fields);
    // The button lost the focus while it was disabled.
    form.setFocus('currentPassword');
    form.reset();
  });

  return (
    <form
      noValidate
      aria-label={changePassword.label}
      onSubmit={submit}
      className="grid max-w-md gap-5"
    >
      <FormErrors form={form} />
      <Field {...form.field('currentPassword')}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <NewPasswordField {...form.register('password')} {...form.field('password')} typed={typed} />
      <Button type="submit" isBusy={change.isPending} className="justify-self-start">
        {changePassword.submit}
      </Button>
    </form>
  );
}
