import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The number of digits. */
  length: number;
}

/** A one-time code; keeps only the digits of what is typed or pasted. */
export function CodeInput({ length, ...native }: CodeInputProps) {
  return (
    <TextInput
      {...native}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // A maxLength would cut a pasted '123 456' before its space is removed.
      onInput={({ currentTarget }) => {
        currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, length);
      }}
    />
  );
}
