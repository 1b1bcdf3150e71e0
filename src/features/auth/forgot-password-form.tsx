import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ForgotPasswordRequest } from '#contract/password.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { TextInput } from '#src/components/ui/text-input.tsx';
import { showComplaints } from '#src/lib/form-errors.ts';
import { useForgotPassword } from './account-mutations.ts';

interface ForgotPasswordFormProps {
  /** What was given before, where somebody has come back to correct it; '' at first. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks where to send the code for a new password. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(ForgotPasswordRequest),
    defaultValues: { email },
    shouldFocusError: false,
  });
  const forgotten = useForgotPassword();

  const isBack = email !== '';
  const { setFocus } = form;
  useEffect(() => {
    if (isBack) setFocus('email');
  }, [isBack, setFocus]);

  const submit = form.handleSubmit(async (fields) => {
    try {
      await forgotten.mutateAsync(fields);
      onSent(fields.email);
    } catch (error) {
      showComplaints(error, form);
    }
  });

  return (
    <form noValidate aria-label="Forgotten password" onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} labels={{ email: 'Email' }} />
      <Field label="Email" error={form.formState.errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
      </Field>
      <Button type="submit" size="lg" isBusy={forgotten.isPending} className="w-full">
        Send a code
      </Button>
    </form>
  );
}
