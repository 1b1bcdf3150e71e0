import type { ComponentProps } from 'react';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import { ParsedField } from '#src/components/ui/form/parsed-field.tsx';
import { MAX_AMOUNT } from './own-figures.ts';
import * as texts from './texts.ts';

interface AmountFieldProps
  extends Omit<ComponentProps<typeof ParsedField>, 'parse' | 'format' | 'error'> {
  /** In naira. */
  min?: number;
}

/** A typed amount such as 50m or ₦20,000, up to the highest that is kept. */
export function AmountField({ min = 1, ...field }: AmountFieldProps) {
  function parse(typed: string): number | undefined {
    const naira = parseNaira(typed);
    return naira !== null && naira >= min && naira <= MAX_AMOUNT ? naira : undefined;
  }

  return <ParsedField {...field} parse={parse} format={formatNaira} error={texts.amountError} />;
}
