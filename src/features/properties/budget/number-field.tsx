import type { ComponentProps } from 'react';
import { formatNumber } from '#contract/rules/format-number.ts';
import { ParsedField } from '#src/components/ui/form/parsed-field.tsx';

interface NumberFieldProps extends Omit<ComponentProps<typeof ParsedField>, 'parse' | 'format'> {
  min: number;
  max: number;
  /** Digits after the point. */
  decimals?: number;
}

/** A typed number within bounds, such as an age or a percentage. */
export function NumberField({ min, max, decimals = 0, ...field }: NumberFieldProps) {
  function parse(typed: string): number | undefined {
    const number = Number(typed.replace(/[\s,%]/g, '') || Number.NaN);
    const isInBounds = number >= min && number <= max;
    return isInBounds && Number(number.toFixed(decimals)) === number ? number : undefined;
  }

  return <ParsedField {...field} parse={parse} format={formatNumber} />;
}
