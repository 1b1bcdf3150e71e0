import { useState } from 'react';
import { formatNaira } from '#contract/naira.ts';
import type { PropertyFacets } from '#contract/property-facets.ts';
import type { PropertySearch } from '#contract/property-search.ts';
import { type Range, RangeSlider } from '#src/components/ui/range-slider.tsx';
import { useOutsideChange } from '#src/components/ui/use-outside-change.ts';
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
  const { latest, markSent } = useOutsideChange(keyOf(prices), () => setMoving(undefined));
  const scale = priceScaleOf(facet);
  const range = moving ?? rangeOfPrices(prices, scale);
  const shown = moving ? pricesOfRange(moving, scale) : prices;

  function commit(next: Range) {
    const chosen = pricesOfRange(next, scale);
    if (!moving || keyOf(chosen) === latest) return;
    markSent(keyOf(chosen));
    onChange(chosen);
  }

  function type(bounds: Prices) {
    setMoving(undefined);
    onChange(orderedPrices({ ...prices, ...bounds }));
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
          onChange={(minPrice) => type({ minPrice })}
        />
        <PriceField
          label="Maximum price"
          placeholder="No maximum"
          value={shown.maxPrice}
          onChange={(maxPrice) => type({ maxPrice })}
        />
      </div>
    </fieldset>
  );
}

function keyOf({ minPrice, maxPrice }: Prices): string {
  return `${minPrice ?? ''}-${maxPrice ?? ''}`;
}
