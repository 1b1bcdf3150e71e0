import type { KeyboardEvent } from 'react';
import { cn } from '#src/lib/class-names.ts';

export type Range = readonly [lower: number, upper: number];

/** Maps values to positions on the track: linear or, for prices, logarithmic. */
export interface RangeScale {
  min: number;
  max: number;
  /** 0 at `min`, 1 at `max`. */
  toPosition: (value: number) => number;
  /** The inverse of `toPosition`, rounded for display. */
  toValue: (position: number) => number;
  /** The next value up (1) or down (-1): a small step for arrow keys, a large one for Page Up and Down. */
  step: (value: number, direction: 1 | -1, size: 'small' | 'large') => number;
}

interface RangeSliderProps {
  label: string;
  lowerLabel: string;
  upperLabel: string;
  scale: RangeScale;
  value: Range;
  format: (value: number) => string;
  onChange: (value: Range) => void;
  /** Called when the pointer or the key is released. */
  onCommit: (value: Range) => void;
  className?: string;
}

/** Two thumbs on one track, which may meet but not pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, lowerLabel, upperLabel, scale, value, format, onChange, onCommit } = props;
  const [lower, upper] = value;
  const start = scale.toPosition(lower);
  const end = scale.toPosition(upper);
  const shared = { scale, format, onCommit: () => onCommit(value) };

  return (
    <fieldset aria-label={label} className={cn('min-w-0', props.className)}>
      <div className="relative mx-3 h-11 pointer-coarse:mx-4">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-hairline" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-brand-fill"
          style={{ left: `${start * 100}%`, right: `${(1 - end) * 100}%` }}
        />
        <RangeThumb
          {...shared}
          label={lowerLabel}
          value={lower}
          onChange={(next) => onChange([Math.min(next, upper), upper])}
          // At the right end only the lower thumb can move, so it must be on top.
          isOnTop={start > 0.5}
        />
        <RangeThumb
          {...shared}
          label={upperLabel}
          value={upper}
          onChange={(next) => onChange([lower, Math.max(next, lower)])}
        />
      </div>
    </fieldset>
  );
}

/** The number of positions that the pointer can reach. */
const TRACK_STEPS = 1000;

const thumbClass = [
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:shadow-card pointer-coarse:[&::-webkit-slider-thumb]:size-8',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:appearance-none [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-surface [&::-moz-range-thumb]:shadow-card pointer-coarse:[&::-moz-range-thumb]:size-8',
  'outline-none focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-brand focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-brand',
];

interface RangeThumbProps extends Pick<RangeSliderProps, 'label' | 'scale' | 'format'> {
  value: number;
  onChange: (value: number) => void;
  onCommit: () => void;
  isOnTop?: boolean;
}

function RangeThumb(props: RangeThumbProps) {
  const { label, scale, value, format, onChange, onCommit, isOnTop } = props;

  // The native keys move by one position, which may round to the same value.
  function handleKey(event: KeyboardEvent) {
    const next = valueAfterKey[event.key]?.(value, scale);
    if (next === undefined) return;
    event.preventDefault();
    onChange(Math.min(Math.max(next, scale.min), scale.max));
  }

  return (
    <input
      type="range"
      min={0}
      max={TRACK_STEPS}
      value={Math.round(scale.toPosition(value) * TRACK_STEPS)}
      aria-label={label}
      aria-valuetext={format(value)}
      onChange={({ target }) => onChange(scale.toValue(target.valueAsNumber / TRACK_STEPS))}
      onKeyDown={handleKey}
      onKeyUp={onCommit}
      onPointerUp={onCommit}
      className={cn(
        // Half a thumb wider than the track on both sides, so that the thumb's middle is the value.
        'pointer-events-none absolute top-0 -left-3 h-full w-[calc(100%+1.5rem)] appearance-none bg-transparent pointer-coarse:-left-4 pointer-coarse:w-[calc(100%+2rem)]',
        ...thumbClass,
        isOnTop && 'z-10',
      )}
    />
  );
}

const valueAfterKey: Record<string, (value: number, scale: RangeScale) => number> = {
  ArrowRight: (value, scale) => scale.step(value, 1, 'small'),
  ArrowUp: (value, scale) => scale.step(value, 1, 'small'),
  ArrowLeft: (value, scale) => scale.step(value, -1, 'small'),
  ArrowDown: (value, scale) => scale.step(value, -1, 'small'),
  PageUp: (value, scale) => scale.step(value, 1, 'large'),
  PageDown: (value, scale) => scale.step(value, -1, 'large'),
  Home: (_value, { min }) => min,
  End: (_value, { max }) => max,
};
