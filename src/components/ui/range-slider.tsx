import { classNames } from '#src/lib/class-names.ts';
import { RangeThumb } from './range-thumb.tsx';

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

interface RangeSliderProps {
  label: string;
  lowerLabel: string;
  upperLabel: string;
  scale: RangeScale;
  value: Range;
  /** The value in words, for those who listen. */
  format: (value: number) => string;
  /** On every move. */
  onChange: (value: Range) => void;
  /** When the hand or the key lets go. */
  onCommit?: (value: Range) => void;
  className?: string;
}

/** Two thumbs on one track. They may meet but not pass each other. */
export function RangeSlider({
  label,
  lowerLabel,
  upperLabel,
  scale,
  value,
  format,
  onChange,
  onCommit,
  className,
}: RangeSliderProps) {
  const [lower, upper] = value;
  const start = scale.toPosition(lower);
  const end = scale.toPosition(upper);
  const shared = { scale, format, onCommit: () => onCommit?.(value) };

  return (
    <fieldset aria-label={label} className={classNames('relative mx-3 h-11 min-w-0', className)}>
      <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-hairline" />
      <div
        className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-brand"
        style={{ left: `${start * 100}%`, right: `${(1 - end) * 100}%` }}
      />
      <RangeThumb
        {...shared}
        label={lowerLabel}
        value={lower}
        onChange={(next) => onChange([Math.min(next, upper), upper])}
        // Where both stand at the right end, the lower one must be the one that can be taken hold of.
        isOnTop={start > 0.5}
      />
      <RangeThumb
        {...shared}
        label={upperLabel}
        value={upper}
        onChange={(next) => onChange([lower, Math.max(next, lower)])}
      />
    </fieldset>
  );
}
