import type { PropertyFacets } from '#contract/property-facets.ts';
import type { Range, RangeScale } from '#src/components/ui/range-slider.tsx';
import { cn } from '#src/lib/class-names.ts';
import { nextPriceBand } from './price-scale.ts';

interface PriceHistogramProps {
  histogram: NonNullable<PropertyFacets['price']>['histogram'];
  scale: RangeScale;
  range: Range;
}

/** How many properties lie in each price band, along the slider's own scale. */
export function PriceHistogram({ histogram, scale, range: [lower, upper] }: PriceHistogramProps) {
  const highest = Math.max(...histogram.map(({ count }) => count), 1);
  return (
    <div aria-hidden="true" className="relative mx-3 h-16">
      {histogram.map(({ from, count }) => {
        const start = scale.toPosition(from);
        const end = scale.toPosition(nextPriceBand(from));
        const isChosen = from <= upper && nextPriceBand(from) > lower;
        return (
          <div
            key={from}
            className={cn(
              'absolute bottom-0 rounded-t-tick transition-colors',
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
