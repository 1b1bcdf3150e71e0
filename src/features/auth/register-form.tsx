import { zodResolver } from '@hookform/resolvers/zod';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { User } from '#contract/user.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { FormErrors } from '#src/components/ui/form-errors.tsx';
import { NewPasswordField } from '#src/components/ui/new-password-field.tsx';
import { PasswordInput } from '#src/components/ui/password-input.tsx';
import { TextInput } from '#src/components/ui/text-input.tsx';
import { showComplaints } from '#src/lib/form-errors.ts';
import { paths } from '#src/lib/paths.ts';
import { RegisterForm as RegisterFormFields, requestOfForm } from './register-form-fields.ts';
import { useRegister } from './sign-in-mutations.ts';

const labels = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  password: 'Password',
  confirmPassword: 'Confirm password',
  acceptsTerms: 'Terms',
};

export function RegisterForm({ onRegistered }: { onRegistered: (user: User) => void }) {
  const form = useForm({
    resolver: zodResolver(RegisterFormFields),
    defaultValues: {
      fullName: '',
      email: '',
      phoneNumber: '',
      password: '',
      confirmPassword: '',
      // The form starts without the agreement that its schema asks for.
      acceptsTerms: false as true,
    },
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const registration = useRegister();
  const termsErrorId = useId();

  /** Not on leaving the field: the complaint would push the button from under the pointer. */
  function compare() {
    const { password, confirmPassword: again } = form.getValues();
    if (password.startsWith(again)) compareAgain();
    else form.trigger('confirmPassword');
  }

  function compareAgain() {
    if (form.getFieldState('confirmPassword').invalid) form.trigger('confirmPassword');
  }

  const submit = form.handleSubmit(async (fields) => {
    try {
      onRegistered(await registration.mutateAsync(requestOfForm(fields)));
    } catch (error) {
      const otherwise = 'We could not create your account. What you typed is still here.';
      showComplaints(error, form, otherwise);
    }
  });

  return (
    <form noValidate aria-label="Register" onSubmit={submit} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <Field label={labels.fullName} error={errors.fullName?.message}>
        <TextInput {...form.register('fullName')} autoComplete="name" />
      </Field>
      <Field label={labels.email} error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Field>
      <Field label={labels.phoneNumber} error={errors.phoneNumber?.message}>
        <TextInput {...form.register('phoneNumber')} type="tel" autoComplete="tel" />
      </Field>
      <NewPasswordField
        {...form.register('password', { onChange: compareAgain })}
        label={labels.password}
        error={errors.password?.message}
        typed={typed}
      />
      <Field label={labels.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput
          {...form.register('confirmPassword', { onChange: compare })}
          autoComplete="new-password"
        />
      </Field>
      <div>
        <Checkbox
          {...form.register('acceptsTerms')}
          aria-invalid={errors.acceptsTerms ? true : undefined}
          aria-describedby={errors.acceptsTerms ? termsErrorId : undefined}
          label={
            <>
              I agree to the{' '}
              <Link
                to={paths.authentication.terms.href()}
                target="_blank"
                className="text-brand underline underline-offset-4 hover:text-brand-strong"
              >
                terms of use
              </Link>
            </>
          }
        />
        <div aria-live="polite">
          {errors.acceptsTerms && (
            <p id={termsErrorId} className="mt-1 flex gap-1.5 text-sm text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {errors.acceptsTerms.message}
            </p>
          )}
        </div>
      </div>
      <Button type="submit" size="lg" isBusy={registration.isPending} className="w-full">
        Register
      </Button>
    </form>
  );
}
