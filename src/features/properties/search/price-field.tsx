import type { ComponentProps } from 'react';
import { formatNaira, parseNaira } from '#contract/rules/naira.ts';
import { number } from '#contract/rules/number-rules.ts';
import { ParsedField } from '#src/components/ui/form/parsed-field.tsx';
import * as texts from './texts.ts';

type PriceFieldProps = Omit<ComponentProps<typeof ParsedField>, 'parse' | 'format' | 'error'>;

/** A typed price such as 50m, 1.2bn or ₦85,000,000, applied on Enter and on blur. */
export function PriceField(props: PriceFieldProps) {
  return <ParsedField {...props} parse={priceOf} format={formatNaira} error={texts.invalidPrice} />;
}

const price = number('Price', { min: 1 });

function priceOf(typed: string): number | undefined {
  return price.safeParse(parseNaira(typed)).data;
}
