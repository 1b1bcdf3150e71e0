import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
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
