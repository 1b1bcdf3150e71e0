import { useState } from 'react';
import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import type { Range } from '#src/components/ui/range-scale.ts';
import { RangeSlider } from '#src/components/ui/range-slider.tsx';
import { formatNaira } from '#src/lib/money.ts';
import { PriceField } from './price-field.tsx';
import { PriceHistogram } from './price-histogram.tsx';
import { orderedPrices, priceScaleOf, pricesOfRange, rangeOfPrices } from './price-scale.ts';

type Prices = Pick<PropertySearch, 'minPrice' | 'maxPrice'>;

interface PriceFilterProps {
  prices: Prices;
  facet: PropertyFacets['price'];
  onChange: (prices: Prices) => void;
}

/** A slider over what there is, with typed fields beside it for an exact figure. */
export function PriceFilter({ prices, facet, onChange }: PriceFilterProps) {
  const [moving, setMoving] = useState<Range>();
  const [asked, setAsked] = useState(prices);
  const scale = priceScaleOf(facet);
  const range = moving ?? rangeOfPrices(prices, scale);
  const shown = moving ? pricesOfRange(moving, scale) : prices;

  // The thumbs stay where they were let go until the search has followed.
  if (!arePricesEqual(asked, prices)) {
    setAsked(prices);
    setMoving(undefined);
  }

  function commit(next: Range) {
    const chosen = pricesOfRange(next, scale);
    if (moving && !arePricesEqual(chosen, prices)) onChange(chosen);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">Price</legend>
      {facet && facet.histogram.length > 1 && (
        <PriceHistogram histogram={facet.histogram} scale={scale} range={range} />
      )}
      <RangeSlider
        label="Price range"
        lowerLabel="Lowest price"
        upperLabel="Highest price"
        scale={scale}
        value={range}
        format={formatNaira}
        onChange={setMoving}
        onCommit={commit}
        className={facet && facet.histogram.length > 1 ? '-mt-5.5' : undefined}
      />
      <div className="mt-2 grid grid-cols-2 gap-3">
        <PriceField
          label="Minimum price"
          placeholder="No minimum"
          value={shown.minPrice}
          onChange={(minPrice) => onChange(orderedPrices({ ...prices, minPrice }))}
        />
        <PriceField
          label="Maximum price"
          placeholder="No maximum"
          value={shown.maxPrice}
          onChange={(maxPrice) => onChange(orderedPrices({ ...prices, maxPrice }))}
        />
      </div>
    </fieldset>
  );
}

function arePricesEqual(left: Prices, right: Prices): boolean {
  return left.minPrice === right.minPrice && left.maxPrice === right.maxPrice;
}
