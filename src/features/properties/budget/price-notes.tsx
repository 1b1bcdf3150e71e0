import { Wallet } from 'lucide-react';
import { type Property, shownPrice } from '#contract/property/property.ts';
import { formatNumber } from '#contract/rules/format-number.ts';
import { affordablePrice } from '#contract/rules/means.ts';
import { formatNaira } from '#contract/rules/naira.ts';
import { readableDate } from '#src/lib/dates.ts';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { type OwnCurrency, ownCurrencyIn, ownFigures, ownMeansIn } from './own-figures.ts';
import * as texts from './texts.ts';

/** After a price: the price in the visitor's currency, and whether it is within their means. */
export function PriceNotes({ property }: { property: Property }) {
  const figures = useDeviceStore(ownFigures);
  const price = shownPrice(property);
  const currency = ownCurrencyIn(figures);
  const means = ownMeansIn(figures);
  if (price === null) return null;
  const highest = means && affordablePrice(means)?.price;
  return (
    <>
      {currency && (
        <span
          title={texts.aboutTitle(
            formatNaira(currency.rate),
            readableDate(currency.day, 'longDay') ?? '',
          )}
          className="text-xs font-normal tracking-normal text-muted"
        >
          {texts.about(converted(price, currency))}
        </span>
      )}
      {highest !== undefined && price <= highest && (
        <span
          role="img"
          aria-label={texts.withinMeans}
          title={texts.withinMeans}
          className="self-center text-muted"
        >
          <Wallet className="size-4" />
        </span>
      )}
    </>
  );
}

/** With three digits: '$402,000'. */
function converted(price: number, { sign, rate }: OwnCurrency): string {
  return `${sign}${formatNumber(Number((price / rate).toPrecision(3)))}`;
}
