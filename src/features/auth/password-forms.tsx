import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#contract/rules/password.ts';
import { Field } from '#src/components/ui/form/field.tsx';
import { NewPasswordField } from '#src/components/ui/form/new-password-field.tsx';
import { CodeInput, PasswordField, TextField } from '#src/components/ui/form/text-field.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { AccountForm } from './account-form.tsx';
import { useChangePassword, useForgotPassword, useResetPassword } from './account-mutations.ts';
import { changePassword, forgotPassword, resetPassword } from './texts.ts';

interface ForgotPasswordFormProps {
  /** From Login, or the earlier one, if the user came back to correct it; '' for none. */
  email: string;
  /** This form replaces the one that had the focus. */
  isCorrection: boolean;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, isCorrection, onSent }: ForgotPasswordFormProps) {
  const form = useAppForm(ForgotPasswordRequest, {
    defaultValues: { email },
    labels: forgotPassword.fields,
  });
  const { mutateAsync } = useForgotPassword();

  // Not called once the form is gone: a late response must not change the address of another page.
  const submit = form.submit((fields) =>
    mutateAsync(fields, { onSuccess: () => onSent(fields.email) }),
  );

  return (
    <AccountForm form={form} texts={forgotPassword} onSubmit={submit}>
      <TextField
        {...form.input('email')}
        type="email"
        autoComplete="username"
        autoFocus={isCorrection}
      />
    </AccountForm>
  );
}

interface ResetPasswordFormProps {
  /** The address that the code was sent to. */
  email: string;
  /** When the code was sent, in milliseconds. */
  sentAt: number;
  onReset: () => void;
}

export function ResetPasswordForm({ email, sentAt, onReset }: ResetPasswordFormProps) {
  const form = useAppForm(ResetPasswordRequest, {
    defaultValues: { email, otp: '', password: '' },
    labels: resetPassword.fields,
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { mutateAsync } = useResetPassword();

  const { resetField } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code starts with an empty field.
  useEffect(() => {
    resetField('otp');
  }, [sentAt, resetField]);

  const submit = form.submit((fields) => mutateAsync(fields, { onSuccess: onReset }));

  return (
    <AccountForm form={form} texts={resetPassword} onSubmit={submit}>
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field {...form.field('otp')} hint={resetPassword.codeHint}>
        {/* This form replaces the one that had the focus. */}
        <CodeInput {...form.register('otp')} autoFocus />
      </Field>
      <NewPasswordField {...form.input('password')} typed={typed} />
    </AccountForm>
  );
}

export function ChangePasswordForm() {
  const form = useAppForm(ChangePasswordRequest, {
    defaultValues: { currentPassword: '', password: '' },
    labels: changePassword.fields,
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { mutateAsync } = useChangePassword();

  const submit = form.submit(async (fields) => {
    await mutateAsync(fields);
    // The button lost the focus while it was disabled.
    form.setFocus('currentPassword');
    form.reset();
  });

  return (
    <AccountForm form={form} texts={changePassword} onSubmit={submit} isSection>
      <PasswordField {...form.input('currentPassword')} />
      <NewPasswordField {...form.input('password')} typed={typed} />
    </AccountForm>
  );
}
