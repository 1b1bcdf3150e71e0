import { useState } from 'react';
import { affordablePrice, type Means } from '#contract/rules/means.ts';
import { mortgageSchemes } from '#contract/rules/mortgage.ts';
import { formatNaira, formatShortNaira } from '#contract/rules/naira.ts';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { NumberField } from '#src/features/properties/search/number-fields.tsx';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { paths } from '#src/lib/paths.ts';
import { AmountField } from './amount-field.tsx';
import { ownFigures, ownMeansIn } from './own-figures.ts';
import * as texts from './texts.ts';

interface MeansCalculatorProps {
  /** Sets the price filter of the page; without it, a link leads to the listings. */
  onShow?: (maxPrice: number) => void;
}

/** The highest price that the visitor's income and savings pay for. */
export function MeansCalculator({ onShow }: MeansCalculatorProps) {
  const stored = ownMeansIn(useDeviceStore(ownFigures));
  const [typed, setTyped] = useState<Means>({});
  const { income, savings, age }: Means = stored ?? typed;
  const affordable = affordablePrice({ income, savings, age });
  const isEmpty = income === undefined && savings === undefined;

  function change(changes: Means) {
    const next = { income, savings, age, ...changes };
    setTyped(next);
    if (stored) ownFigures.put({ id: 'means', ...next });
  }

  return (
    <div className="grid gap-4 pb-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-x-4 gap-y-3">
        <AmountField
          label={texts.income}
          value={income}
          onChange={(income) => change({ income })}
        />
        <AmountField
          label={texts.savings}
          value={savings}
          onChange={(savings) => change({ savings })}
        />
        <NumberField
          label={texts.age}
          value={age}
          min={18}
          max={80}
          error={texts.ageError}
          onChange={(age) => change({ age })}
        />
      </div>
      <Checkbox
        label={texts.keepMeans}
        checked={stored !== undefined}
        onChange={({ target }) =>
          target.checked
            ? ownFigures.put({ id: 'means', income, savings, age })
            : ownFigures.remove('means')
        }
      />
      <div aria-live="polite" className="text-sm">
        {affordable ? (
          <>
            <p className="text-lg font-semibold tabular-nums">
              {texts.youCouldPay(formatShortNaira(affordable.price))}
            </p>
            <p className="max-w-measure text-muted">
              {affordable.scheme
                ? texts.withLoan(
                    formatNaira(affordable.loan),
                    mortgageSchemes[affordable.scheme].label,
                    formatNaira(affordable.monthlyPayment),
                    affordable.years,
                  )
                : texts.fromSavings}{' '}
              {texts.onlyHere}
            </p>
            <ShowHomes price={affordable.price} onShow={onShow} />
          </>
        ) : (
          <p className="text-muted">
            {isEmpty ? texts.nothingYet : texts.outOfReach} {texts.onlyHere}
          </p>
        )}
      </div>
    </div>
  );
}

function ShowHomes({ price, onShow }: MeansCalculatorProps & { price: number }) {
  const label = texts.showHomes(formatShortNaira(price));
  if (!onShow) {
    const href = paths.propertyListings.href({ maxPrice: `${price}` });
    return (
      <ButtonLink to={href} variant="secondary" size="sm" className="mt-3">
        {label}
      </ButtonLink>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onShow(price)}
      className={`${buttonVariants({ variant: 'secondary', size: 'sm' })} mt-3`}
    >
      {label}
    </button>
  );
}
