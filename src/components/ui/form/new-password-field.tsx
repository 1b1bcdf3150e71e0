import type { ComponentProps } from 'react';
import { PASSWORD_MIN_LENGTH } from '#contract/rules/field-rules.ts';
import { isEasyToGuess } from '#contract/rules/password.ts';
import * as texts from '#src/components/texts.ts';
import { PasswordField } from './text-field.tsx';

const hint = `At least ${PASSWORD_MIN_LENGTH} characters and no spaces. Three or four unrelated words joined by hyphens make a strong password.`;

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** The current value, for the strength below the field. */
  typed: string;
}

/** A new password, with its strength as text. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const strength = passwordStrength(typed);
  return (
    <div>
      <PasswordField {...field} hint={hint} autoComplete="new-password" />
      <p aria-live="polite" className="mt-1 text-sm empty:hidden">
        {!field.error && strength && (
          <>
            {texts.strength}
            <span className="font-medium">{strength}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Rates a password by length and variety; null if it is empty. */
export function passwordStrength(typed: string): string | null {
  const password = typed.trim();
  if (!password) return null;
  if (password.length < PASSWORD_MIN_LENGTH) return texts.tooShort;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const different = new Set(password.toLowerCase()).size;
  if (isEasyToGuess(password)) return texts.easyToGuess;
  const points = password.length + 3 * (kinds - 1);
  if (points >= 21 && different >= 9) return texts.strong;
  if (points >= 14) return texts.good;
  return texts.fair;
}
