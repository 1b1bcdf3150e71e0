import type { ComponentProps } from 'react';
import { PriceField } from '#src/features/properties/search/number-fields.tsx';
import { MAX_AMOUNT } from './own-figures.ts';
import * as texts from './texts.ts';

/** A typed amount such as 50m or ₦20,000, up to the highest that is kept. */
export function AmountField(props: Omit<ComponentProps<typeof PriceField>, 'max' | 'error'>) {
  return <PriceField {...props} max={MAX_AMOUNT} error={texts.amountError} />;
}
