export type Range = readonly [lower: number, upper: number];

/** How values lie along the track; evenly or, for prices, by their logarithm. */
export interface RangeScale {
  min: number;
  max: number;
  /** 0 at `min`, 1 at `max`. */
  toPosition: (value: number) => number;
  /** The inverse, rounded to a value worth showing. */
  toValue: (position: number) => number;
  /** The next value up (1) or down (-1), as an arrow key asks for; a large step for Page Up and Down. */
  step: (value: number, direction: 1 | -1, size: 'small' | 'large') => number;
}
