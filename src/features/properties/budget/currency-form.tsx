import { useState } from 'react';
import { dayInLagos } from '#contract/search/search-dates.ts';
import { RadioRow } from '#src/components/ui/form/radio-row.tsx';
import { NumberField } from '#src/features/properties/search/number-fields.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { type OwnCurrency, ownCurrencyIn, ownFigures } from './own-figures.ts';
import * as texts from './texts.ts';

const choices = [
  { value: undefined, label: texts.nairaOnly },
  ...(['$', '£', '€'] as const).map((sign) => ({ value: sign, label: sign })),
];

/** A second currency beside each price, at a rate that the visitor types. */
export function CurrencyForm() {
  const stored = ownCurrencyIn(useDeviceStore(ownFigures));
  const [chosen, setChosen] = useState<OwnCurrency['sign']>();
  const sign = chosen ?? stored?.sign;

  function choose(next: OwnCurrency['sign'] | undefined) {
    setChosen(next);
    // The rate of another currency says nothing about this one.
    if (next !== stored?.sign) ownFigures.remove('currency');
  }

  function setRate(rate: number | undefined) {
    if (!sign || rate === undefined) ownFigures.remove('currency');
    else ownFigures.put({ id: 'currency', sign, rate, day: dayInLagos(Date.now()) });
  }

  return (
    <div className="grid max-w-sm gap-4 pb-4">
      <RadioRow legend={texts.currency} choices={choices} value={sign} onChange={choose} />
      {sign && (
        <NumberField
          key={sign}
          label={texts.rate(sign)}
          value={stored?.sign === sign ? stored.rate : undefined}
          min={0.01}
          max={1_000_000}
          decimals={2}
          hint={stored ? texts.rateDay(readableDate(stored.day, 'longDay') ?? '') : texts.rateHint}
          error={texts.rateError}
          onChange={setRate}
        />
      )}
    </div>
  );
}
