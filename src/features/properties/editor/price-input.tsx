import type { UseFormReturn } from 'react-hook-form';
import { formatNaira } from '#contract/naira.ts';
import { TextInput } from '#src/components/ui/text-input.tsx';
import { parseNaira } from '#src/lib/money.ts';
import type { PropertyFormValues } from './property-form-values.ts';

interface PriceInputProps {
  form: Pick<UseFormReturn<PropertyFormValues>, 'register' | 'getValues' | 'setValue'>;
}

/** Takes 50m, 1.2bn or ₦85,000,000, and writes it out in full when one leaves. */
export function PriceInput({ form }: PriceInputProps) {
  function writeOut() {
    const price = parseNaira(form.getValues('price'));
    if (price !== null) form.setValue('price', formatNaira(price), { shouldDirty: true });
  }
  return (
    <TextInput
      {...form.register('price', { onBlur: writeOut })}
      autoComplete="off"
      className="tabular-nums"
    />
  );
}

/** How a price is read while it is typed. */
export function priceHint(typed: string): string {
  const price = parseNaira(typed);
  if (price && formatNaira(price) !== typed) return `Read as ${formatNaira(price)}`;
  return 'Such as 50m, 1.2bn or ₦85,000,000. Empty: Price on request.';
}
