import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { RegisterRequest } from '#contract/endpoints/session.ts';
import type { User } from '#contract/endpoints/user.ts';
import { emptyOr, phoneNumber } from '#contract/rules/field-rules.ts';
import { messages } from '#contract/rules/validation-messages.ts';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { FieldError } from '#src/components/ui/form/field.tsx';
import { NewPasswordField } from '#src/components/ui/form/new-password-field.tsx';
import { PasswordField, TextField } from '#src/components/ui/form/text-field.tsx';
import { readTyped, removeTyped, storeTyped } from '#src/lib/device/typed-values.ts';
import { paths } from '#src/lib/paths.ts';
import { offline } from '#src/lib/texts.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { AccountForm } from './account-form.tsx';
import { useRegister } from './sign-in-mutations.ts';
import { registration as registrationTexts } from './texts.ts';

const labels = registrationTexts.fields;

const agreementLinkClass =
  'whitespace-nowrap text-brand underline underline-offset-4 hover:text-brand-strong';

const RegisterFields = z
  .object({
    ...RegisterRequest.shape,
    phoneNumber: emptyOr(phoneNumber()),
    confirmPassword: z
      .string()
      .check(z.trim(), z.minLength(1, messages.required(labels.confirmPassword))),
    acceptsTerms: z.literal(true, messages.required(registrationTexts.requiredAgreement)),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) =>
        !password || !confirmPassword || password === confirmPassword,
      {
        path: ['confirmPassword'],
        error: registrationTexts.passwordsDiffer,
        // Also where other fields have errors.
        when: () => true,
      },
    ),
  );

const TYPED_NAME = 'register';

/** What a reload keeps; never a password. */
const TypedFields = z.object({
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
});

export function RegisterForm({ onRegistered }: { onRegistered: (user: User) => void }) {
  const [typed] = useState(() => readTyped(TYPED_NAME, TypedFields));
  const form = useAppForm(RegisterFields, {
    defaultValues: {
      fullName: '',
      email: '',
      phoneNumber: '',
      ...typed,
      password: '',
      confirmPassword: '',
      // The schema requires true; the form starts without the agreement.
      acceptsTerms: false as true,
    },
    labels,
  });
  const { watch } = form;
  useEffect(() => {
    const subscription = watch(({ fullName, email, phoneNumber }) =>
      storeTyped(TYPED_NAME, { fullName, email, phoneNumber }),
    );
    return () => subscription.unsubscribe();
  }, [watch]);
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const { mutateAsync } = useRegister();
  const termsErrorId = useId();

  function updateConfirmError() {
    if (form.getFieldState('confirmPassword').invalid) form.trigger('confirmPassword');
  }

  /** Validates while typing: an error on blur would move the button away from the pointer. */
  function checkConfirmation(confirmPassword: string) {
    if (password.startsWith(confirmPassword)) updateConfirmError();
    else form.trigger('confirmPassword');
  }

  const submit = form.submit(
    async ({ confirmPassword: _, acceptsTerms: __, phoneNumber, ...request }) => {
      const user = await mutateAsync({ ...request, phoneNumber: phoneNumber || undefined });
      removeTyped(TYPED_NAME);
      onRegistered(user);
    },
    ({ message }) => (message === offline ? message : registrationTexts.failed),
  );

  return (
    <AccountForm form={form} texts={registrationTexts} onSubmit={submit}>
      <TextField {...form.input('fullName')} autoComplete="name" />
      <TextField {...form.input('email')} type="email" autoComplete="email" />
      <TextField
        {...form.input('phoneNumber')}
        hint={registrationTexts.phoneHint}
        isOptional
        type="tel"
        autoComplete="tel"
      />
      <NewPasswordField
        {...form.input('password', { onChange: updateConfirmError })}
        typed={password}
      />
      <PasswordField
        {...form.input('confirmPassword', {
          onChange: ({ target }) => checkConfirmation(target.value),
        })}
        autoComplete="new-password"
      />
      <div>
        <Checkbox
          {...form.register('acceptsTerms')}
          className="items-start! pointer-fine:min-h-6!"
          aria-invalid={errors.acceptsTerms ? true : undefined}
          aria-describedby={errors.acceptsTerms ? termsErrorId : undefined}
          label={
            <>
              {registrationTexts.agreement.iAgree}
              <Link
                to={paths.authentication.terms.href()}
                target="_blank"
                className={agreementLinkClass}
              >
                {registrationTexts.agreement.terms}
              </Link>
              {registrationTexts.agreement.haveRead}
              <Link to={paths.privacy.href()} target="_blank" className={agreementLinkClass}>
                {registrationTexts.agreement.privacy}
              </Link>
            </>
          }
        />
        <div aria-live="polite">
          {errors.acceptsTerms && (
            <FieldError id={termsErrorId}>{errors.acceptsTerms.message}</FieldError>
          )}
        </div>
      </div>
    </AccountForm>
  );
}
