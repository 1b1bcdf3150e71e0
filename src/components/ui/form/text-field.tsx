import { type ComponentProps, useState } from 'react';
import { OTP_LENGTH } from '#contract/rules/field-rules.ts';
import * as texts from '#src/components/texts.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type FieldTexts = Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'hint' | 'isOptional'>;

/** A text input with its label, for `form.input(name)` of `useAppForm`. */
export function TextField(props: FieldTexts & ComponentProps<typeof TextInput>) {
  const { label, error, hint, isOptional, ...input } = props;
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional}>
      <TextInput {...input} />
    </Field>
  );
}

/** An existing password, unless `autoComplete` is another. */
export function PasswordField(props: FieldTexts & ComponentProps<typeof PasswordInput>) {
  const { label, error, hint, isOptional, ...input } = props;
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}

/** A password with a button that shows it. */
function PasswordInput(native: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        {...native}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-18"
      />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex w-16 items-center justify-center rounded-field text-sm font-medium text-brand hover:text-brand-strong hover:underline focus-visible:-outline-offset-4"
      >
        {isShown ? texts.hidePassword : texts.showPassword}{' '}
        <span className="sr-only">{texts.password}</span>
      </button>
    </div>
  );
}

/** A one-time code; keeps only the digits of what is typed or pasted. */
export function CodeInput(native: ComponentProps<'input'>) {
  return (
    <TextInput
      {...native}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // A maxLength would cut a pasted '123 456' before its space is removed.
      onInput={({ currentTarget }) => {
        currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, OTP_LENGTH);
      }}
    />
  );
}
