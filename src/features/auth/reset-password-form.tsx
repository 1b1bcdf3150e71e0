import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { OTP_LENGTH } from '#contract/field-rules.ts';
import { ResetPasswordRequest } from '#contract/password.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CodeInput } from '#src/components/ui/form/code-input.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { NewPasswordField } from '#src/components/ui/form/new-password-field.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useResetPassword } from './account-mutations.ts';
import * as texts from './texts.ts';

const { fields: labels, ...resetTexts } = texts.resetPassword;

interface ResetPasswordFormProps {
  /** The address that the code was sent to. */
  email: string;
  onReset: () => void;
}

export function ResetPasswordForm({ email, onReset }: ResetPasswordFormProps) {
  const form = useAppForm(ResetPasswordRequest, {
    defaultValues: { email, otp: '', password: '' },
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const reset = useResetPassword();

  // This form replaces the one that had the focus.
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);

  const submit = form.submit(async (fields) => {
    await reset.mutateAsync(fields);
    onReset();
  });

  return (
    <form noValidate aria-label={resetTexts.label} onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label={labels.otp} error={errors.otp?.message} hint={resetTexts.codeHint}>
        <CodeInput {...form.register('otp')} length={OTP_LENGTH} />
      </Field>
      <NewPasswordField
        {...form.register('password')}
        label={labels.password}
        error={errors.password?.message}
        typed={typed}
      />
      <Button type="submit" size="lg" isBusy={reset.isPending} className="w-full">
        {resetTexts.submit}
      </Button>
    </form>
  );
}
