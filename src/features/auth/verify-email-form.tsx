import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { OTP_LENGTH } from '#contract/field-rules.ts';
import { OTP_MINUTES, VerifyOtpRequest } from '#contract/session.ts';
import { messages } from '#contract/validation-messages.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CodeInput } from '#src/components/ui/code-input.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { toApiError } from '#src/lib/http.ts';
import { useVerifyEmail } from './sign-in-mutations.ts';

/** A code that is not there yet is missing, and not wrong. */
const Fields = z.object({
  otp: z.pipe(
    z.string().check(z.minLength(1, messages.required('Code'))),
    VerifyOtpRequest.shape.otp,
  ),
});

export function VerifyEmailForm({ onVerified }: { onVerified: () => void }) {
  const form = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { otp: '' },
    shouldFocusError: false,
  });
  const verification = useVerifyEmail();

  const submit = form.handleSubmit(async (fields) => {
    try {
      await verification.mutateAsync(fields);
      onVerified();
    } catch (error) {
      const { fields: complaints, message } = toApiError(error);
      form.setError('otp', { type: 'server', message: complaints.otp ?? message });
    }
  });

  return (
    <form noValidate aria-label="Verify your email" onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} labels={{ otp: 'Code' }} />
      <Field
        label="Code"
        error={form.formState.errors.otp?.message}
        hint={`${OTP_LENGTH} digits, good for ${OTP_MINUTES} minutes. Look in your spam folder too.`}
      >
        <CodeInput {...form.register('otp')} length={OTP_LENGTH} />
      </Field>
      <Button type="submit" size="lg" isBusy={verification.isPending} className="w-full">
        Verify
      </Button>
    </form>
  );
}
