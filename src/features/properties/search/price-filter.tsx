import { useState } from 'react';
import { formatNaira, formatShortNaira } from '#contract/rules/naira.ts';
import type { PropertyFacets } from '#contract/search/property-facets.ts';
import { withOrderedPrices } from '#contract/search/property-search-url.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { type Range, type RangeScale, RangeSlider } from '#src/components/ui/form/range-slider.tsx';
import { cn } from '#src/lib/class-names.ts';
import type { FilterProps } from './filter-controls.tsx';
import { PriceField } from './number-fields.tsx';
import {
  nextPriceBand,
  type Prices,
  priceScaleOf,
  pricesOfRange,
  rangeOfPrices,
} from './price-scale.ts';
import * as texts from './texts.ts';

const BudgetTools = lazyPart(
  async () => (await import('#src/features/properties/budget/budget-tools.tsx')).BudgetTools,
);

/** A slider over the listed prices, with text fields for exact ones. */
export function PriceFilter({ search, facets, onChange }: FilterProps) {
  const { minPrice, maxPrice } = search;
  const facet = facets.price;
  const [dragged, setDragged] = useState<Range>();
  const scale = priceScaleOf(facet);
  const range = dragged ?? rangeOfPrices(search, scale);
  const shown = dragged ? pricesOfRange(dragged, scale) : search;
  const bands = facet?.histogram.filter(({ count }) => count > 0) ?? [];
  const hasHistogram = bands.length > 1;

  function commit(next: Range) {
    setDragged(undefined);
    const chosen = pricesOfRange(next, scale);
    if (!dragged || keyOf(chosen) === keyOf(search)) return;
    onChange(chosen, { replace: true });
  }

  function applyTyped(bounds: Prices) {
    setDragged(undefined);
    onChange(withOrderedPrices({ minPrice, maxPrice, ...bounds }), { replace: true });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{texts.price}</legend>
      {hasHistogram && <PriceHistogram bands={bands} scale={scale} range={range} />}
      <RangeSlider
        label={texts.priceRange}
        lowerLabel={texts.lowestPrice}
        upperLabel={texts.highestPrice}
        scale={scale}
        value={range}
        format={formatNaira}
        onChange={setDragged}
        onCommit={commit}
        className={hasHistogram ? '-mt-5.5' : undefined}
      />
      {hasHistogram && (
        <p aria-hidden="true" className="-mt-2 flex justify-between text-xs text-muted">
          <span>{formatShortNaira(scale.min)}</span>
          <span>{formatShortNaira(scale.max)}</span>
        </p>
      )}
      <div className="mt-2 grid grid-cols-2 gap-3">
        <PriceField
          label={texts.minimumPrice}
          placeholder={texts.noMinimum}
          value={shown.minPrice}
          onChange={(price) => applyTyped({ minPrice: price })}
        />
        <PriceField
          label={texts.maximumPrice}
          placeholder={texts.noMaximum}
          value={shown.maxPrice}
          onChange={(price) => applyTyped({ maxPrice: price })}
        />
      </div>
      <div className="mt-4 min-h-23">
        <BudgetTools onShow={(maxPrice) => applyTyped({ minPrice: undefined, maxPrice })} />
      </div>
    </fieldset>
  );
}

function keyOf({ minPrice, maxPrice }: Prices): string {
  return `${minPrice ?? ''}-${maxPrice ?? ''}`;
}

interface PriceHistogramProps {
  /** Bands with at least one property. */
  bands: NonNullable<PropertyFacets['price']>['histogram'];
  scale: RangeScale;
  range: Range;
}

/** The number of properties in each price band, on the slider's scale. */
function PriceHistogram({ bands, scale, range: [lower, upper] }: PriceHistogramProps) {
  const highest = Math.max(...bands.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="relative mx-3 h-16">
      {bands.map(({ from, count }) => {
        const start = scale.toPosition(from);
        const end = scale.toPosition(nextPriceBand(from));
        const isChosen = from <= upper && nextPriceBand(from) > lower;
        return (
          <div
            key={from}
            className={cn(
              'absolute bottom-0 rounded-t-checkbox transition-colors',
              isChosen ? 'bg-brand/45' : 'bg-hairline',
            )}
            style={{
              left: `${start * 100}%`,
              width: `calc(${(end - start) * 100}% - 2px)`,
              height: `${Math.max((count / highest) * 100, 4)}%`,
            }}
          />
        );
      })}
    </div>
  );
}
