import { OTP_LENGTH } from '#contract/field-rules.ts';
import { VerifyOtpRequest } from '#contract/session.ts';
import { Button } from '#src/components/ui/button.tsx';
import { CodeInput } from '#src/components/ui/form/code-input.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useVerifyEmail } from './sign-in-mutations.ts';
import * as texts from './texts.ts';

const { fields: labels, ...verificationTexts } = texts.verification;

export function VerifyEmailForm({ onVerified }: { onVerified: () => void }) {
  const form = useAppForm(VerifyOtpRequest, { defaultValues: { otp: '' } });
  const verification = useVerifyEmail();
  const submit = form.submit(async (fields) => {
    await verification.mutateAsync(fields);
    onVerified();
  });

  return (
    <form noValidate aria-label={verificationTexts.label} onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <Field
        label={labels.otp}
        error={form.formState.errors.otp?.message}
        hint={verificationTexts.codeHint}
      >
        <CodeInput {...form.register('otp')} length={OTP_LENGTH} />
      </Field>
      <Button type="submit" size="lg" isBusy={verification.isPending} className="w-full">
        {verificationTexts.submit}
      </Button>
    </form>
  );
}
