import type { ComponentProps } from 'react';
import { OTP_LENGTH } from '#contract/rules/field-rules.ts';
import { TextInput } from './text-input.tsx';

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
