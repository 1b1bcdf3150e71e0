import { useEffect } from 'react';
import { ForgotPasswordRequest } from '#contract/password.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/form/field.tsx';
import { FormErrors } from '#src/components/ui/form/form-errors.tsx';
import { TextInput } from '#src/components/ui/form/text-input.tsx';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { useForgotPassword } from './account-mutations.ts';
import * as texts from './texts.ts';

const { forgotPassword } = texts;

interface ForgotPasswordFormProps {
  /** The earlier address, if the user came back to correct it; '' at first. */
  email: string;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useAppForm(ForgotPasswordRequest, { defaultValues: { email } });
  const request = useForgotPassword();

  const hasReturned = email !== '';
  const { setFocus } = form;
  useEffect(() => {
    if (hasReturned) setFocus('email');
  }, [hasReturned, setFocus]);

  const submit = form.submit(async (fields) => {
    await request.mutateAsync(fields);
    onSent(fields.email);
  });

  return (
    <form noValidate aria-label={forgotPassword.label} onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} labels={forgotPassword.fields} />
      <Field label={forgotPassword.fields.email} error={form.formState.errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
      </Field>
      <Button type="submit" size="lg" isBusy={request.isPending} className="w-full">
        {forgotPassword.submit}
      </Button>
    </form>
  );
}
