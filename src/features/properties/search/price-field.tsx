import type { ComponentProps } from 'react';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import { MAX_NAIRA } from '#contract/search/property-search-url.ts';
import { ParsedField } from '#src/components/ui/form/parsed-field.tsx';
import * as texts from './texts.ts';

interface PriceFieldProps
  extends Omit<ComponentProps<typeof ParsedField>, 'parse' | 'format' | 'error'> {
  /** In naira. */
  min?: number;
  max?: number;
  error?: string;
}

/** A typed price such as 50m, 1.2bn or ₦85,000,000, applied on Enter and on blur. */
export function PriceField(props: PriceFieldProps) {
  const { min = 1, max = MAX_NAIRA, error = texts.invalidPrice, ...field } = props;
  function parse(typed: string): number | undefined {
    const price = parseNaira(typed);
    return price !== null && price >= min && price <= max ? price : undefined;
  }

  return <ParsedField {...field} parse={parse} format={formatNaira} error={error} />;
}
