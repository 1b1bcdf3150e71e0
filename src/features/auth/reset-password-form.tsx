import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { OTP_LENGTH } from '#contract/field-rules.ts';
import { ResetPasswordRequest } from '#contract/password.ts';
import { OTP_MINUTES } from '#contract/session.ts';
import { messages } from '#contract/validation-messages.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CodeInput } from '#src/components/ui/code-input.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { NewPasswordField } from '#src/components/ui/new-password-field.tsx';
import { showComplaints } from '#src/lib/form-errors.ts';
import { useResetPassword } from './account-mutations.ts';

const { otp, password } = ResetPasswordRequest.shape;

const Fields = z.object({
  // A code that is not there yet is missing, and not wrong.
  otp: z.pipe(z.string().check(z.minLength(1, messages.required('Code'))), otp),
  password,
});

interface ResetPasswordFormProps {
  /** Where the code was sent. */
  email: string;
  onReset: () => void;
}

/** Takes the code from the e-mail and the new password. */
export function ResetPasswordForm({ email, onReset }: ResetPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { otp: '', password: '' },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const reset = useResetPassword();

  // It takes the place of the form that had the focus.
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);

  const submit = form.handleSubmit(async (fields) => {
    try {
      await reset.mutateAsync({ email, ...fields });
      onReset();
    } catch (error) {
      showComplaints(error, form);
    }
  });

  return (
    <form noValidate aria-label="Reset password" onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} labels={{ otp: 'Code', password: 'New password' }} />
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field
        label="Code"
        error={errors.otp?.message}
        hint={`${OTP_LENGTH} digits, good for ${OTP_MINUTES} minutes. Look in your spam folder too.`}
      >
        <CodeInput {...form.register('otp')} length={OTP_LENGTH} />
      </Field>
      <NewPasswordField
        {...form.register('password')}
        label="New password"
        error={errors.password?.message}
        typed={typed}
      />
      <Button type="submit" size="lg" isBusy={reset.isPending} className="w-full">
        Change password
      </Button>
    </form>
  );
}
