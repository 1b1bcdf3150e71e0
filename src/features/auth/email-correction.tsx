import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import * as rules from '#contract/rules/field-rules.ts';
import { PasswordField, TextField } from '#src/components/ui/form/text-field.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { useAppForm } from '#src/lib/use-app-form.ts';
import { AccountForm } from './account-form.tsx';
import { useCorrectEmail } from './sign-in-mutations.ts';
import * as texts from './texts.ts';

const { fields: labels, ...correctionTexts } = texts.emailCorrection;

interface EmailCorrectionProps {
  /** The address that the last code was sent to. */
  email: string;
  onSent: () => void;
}

/** For a mistyped address: a form, or Register where the API has no way to change it. */
export function EmailCorrection({ email, onSent }: EmailCorrectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const linkClass =
    'inline-flex min-h-8 items-center text-sm font-medium text-brand underline underline-offset-4 hover:text-brand-strong pointer-coarse:min-h-11';
  if (!hasCapability('email-change')) {
    return (
      <Link to={paths.authentication.register.href()} className={linkClass}>
        {correctionTexts.registerAgain}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setIsOpen(!isOpen)}
        className={linkClass}
      >
        {correctionTexts.open}
      </button>
      <div id={formId} className="mt-4">
        {isOpen && (
          <CorrectionForm
            email={email}
            onSent={() => {
              setIsOpen(false);
              onSent();
            }}
          />
        )}
      </div>
    </>
  );
}

function CorrectionForm({ email, onSent }: EmailCorrectionProps) {
  const isOther = (typed: string) => typed.trim().toLowerCase() !== email.toLowerCase();
  const form = useAppForm(
    z.object({
      email: rules.email(labels.email).check(z.refine(isOther, correctionTexts.unchanged)),
      currentPassword: rules.givenPassword(labels.currentPassword),
    }),
    { defaultValues: { email, currentPassword: '' }, labels },
  );
  const { mutateAsync } = useCorrectEmail();
  const submit = form.submit((fields) => mutateAsync(fields, { onSuccess: onSent }));
  return (
    <AccountForm form={form} texts={correctionTexts} onSubmit={submit} isSection>
      <TextField {...form.input('email')} type="email" autoComplete="email" autoFocus />
      <PasswordField {...form.input('currentPassword')} />
    </AccountForm>
  );
}
