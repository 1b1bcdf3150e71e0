import { type PropertyFacets, priceBand } from '#contract/search/property-facets.ts';
import type { PropertySearch } from '#contract/search/property-search.ts';
import type { Range, RangeScale } from '#src/components/ui/form/range-slider.tsx';

/** The upper end of the slider in naira, until listings are loaded. */
const UNKNOWN_PRICE_CEILING = 1_000_000;

/** The slider spans at least this factor, also where all prices are similar. */
const NARROWEST_SPAN = 100;

/** Common steps of prices within a power of ten. */
const smallSteps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
const largeSteps = [1, 2, 5];

/** The upper end of the slider in naira: the highest listing price times 1.1, rounded up. */
export function sliderEnd(highest: number | null | undefined): number {
  // With 1.1, floating point would round ₦48,000,000 up by one naira too many.
  return highest ? Math.ceil((highest * 11) / 10) : UNKNOWN_PRICE_CEILING;
}

/** A logarithmic scale in naira, from the cheapest band or below it up to the ceiling. */
export function priceScaleOf(facet: PropertyFacets['price']): RangeScale {
  const max = sliderEnd(facet?.highest);
  const min = Math.min(facet?.histogram[0]?.from ?? max, priceBand(max / NARROWEST_SPAN));
  const decades = Math.log(max / min);
  const clamp = (price: number) => Math.min(Math.max(price, min), max);
  return {
    min,
    max,
    toPosition: (price) => Math.log(clamp(price) / min) / decades,
    toValue: (position) => {
      if (position <= 0) return min;
      return position >= 1 ? max : clamp(roundedPrice(min * Math.exp(position * decades)));
    },
    step: (price, direction, size) => {
      const steps = size === 'small' ? smallSteps : largeSteps;
      return clamp(neighbouringPrice(clamp(price), direction, steps));
    },
  };
}

export type Prices = Pick<PropertySearch, 'minPrice' | 'maxPrice'>;

/** The values of the thumbs; an open bound is the end of the scale. */
export function rangeOfPrices({ minPrice, maxPrice }: Prices, scale: RangeScale): Range {
  const inside = (price: number) => Math.min(Math.max(price, scale.min), scale.max);
  return [inside(minPrice ?? scale.min), inside(maxPrice ?? scale.max)];
}

/** The price filter for the thumbs; a thumb at its end of the scale filters nothing. */
export function pricesOfRange([lower, upper]: Range, scale: RangeScale): Prices {
  return {
    minPrice: lower > scale.min ? lower : undefined,
    maxPrice: upper < scale.max ? upper : undefined,
  };
}

/** The next band's lower bound: 1, 2 or 5 times a power of ten. */
export function nextPriceBand(from: number): number {
  return neighbouringPrice(from, 1, largeSteps);
}

function neighbouringPrice(price: number, direction: 1 | -1, steps: number[]): number {
  const power = 10 ** Math.floor(Math.log10(price));
  const candidates = [power / 10, power, power * 10].flatMap((unit) =>
    steps.map((step) => Math.round(step * unit)),
  );
  const found =
    direction === 1
      ? candidates.find((candidate) => candidate > price)
      : candidates.findLast((candidate) => candidate < price);
  return found ?? price;
}

/** Rounds to two significant figures: ₦37,412,908 is ₦37,000,000. */
function roundedPrice(price: number): number {
  return Number(price.toPrecision(2));
}
