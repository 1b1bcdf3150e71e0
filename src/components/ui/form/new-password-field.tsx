import type { ComponentProps } from 'react';
import { PASSWORD_MIN_LENGTH } from '#contract/rules/field-rules.ts';
import * as texts from '#src/components/texts.ts';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  error?: string;
  /** The current value, for the strength below the field. */
  typed: string;
}

/** A new password, with its strength as text. */
export function NewPasswordField({ label, error, typed, ...input }: NewPasswordFieldProps) {
  const strength = passwordStrength(typed);
  return (
    <div>
      <Field label={label} error={error} hint={texts.newPasswordHint(PASSWORD_MIN_LENGTH)}>
        <PasswordInput {...input} autoComplete="new-password" />
      </Field>
      <p aria-live="polite" className="mt-1 text-sm empty:hidden">
        {!error && strength && (
          <>
            {texts.strength}
            <span className="font-medium">{strength}</span>
          </>
        )}
      </p>
    </div>
  );
}
