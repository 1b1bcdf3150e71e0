import type { ComponentProps } from 'react';
import { TextInput } from '#src/components/ui/text-input.tsx';

/** A number from 0 on, which scrolling past it does not change. */
export function NumberInput(own: ComponentProps<'input'>) {
  return (
    <TextInput
      min={0}
      {...own}
      type="number"
      inputMode={own.step === 'any' ? 'decimal' : 'numeric'}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      className="tabular-nums"
    />
  );
}
