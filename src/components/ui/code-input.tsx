import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** How many digits the code has. */
  length: number;
}

/** A one-time code: typed, pasted with whatever stands around it, or filled in by the phone. */
export function CodeInput({ length, ...own }: CodeInputProps) {
  return (
    <TextInput
      {...own}
      inputMode="numeric"
      autoComplete="one-time-code"
      // No maxLength: it would cut a pasted '123 456' before its spaces are taken out.
      onInput={({ currentTarget }) => {
        currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, length);
      }}
      className="h-14 max-w-64 px-4 text-xl! tracking-[0.4em] tabular-nums"
    />
  );
}
