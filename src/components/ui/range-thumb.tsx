import type { ChangeEvent, KeyboardEvent } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { RangeScale } from './range-scale.ts';

/** Places on the track that the pointer can reach. */
const trackSteps = 1000;

const thumbLook = [
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:shadow-card pointer-coarse:[&::-webkit-slider-thumb]:size-8',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:appearance-none [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-surface [&::-moz-range-thumb]:shadow-card pointer-coarse:[&::-moz-range-thumb]:size-8',
  'outline-none focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-brand focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-brand',
].join(' ');

interface RangeThumbProps {
  label: string;
  scale: RangeScale;
  value: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
  onCommit: () => void;
  isOnTop?: boolean;
}

export function RangeThumb({
  label,
  scale,
  value,
  format,
  onChange,
  onCommit,
  isOnTop = false,
}: RangeThumbProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange(scale.toValue(event.target.valueAsNumber / trackSteps));
  }

  // Rounded values are further apart than the track's places: the native keys would get stuck.
  function handleKey(event: KeyboardEvent) {
    const next = valueAfterKey(event.key, value, scale);
    if (next === undefined) return;
    event.preventDefault();
    onChange(Math.min(Math.max(next, scale.min), scale.max));
  }

  return (
    <input
      type="range"
      min={0}
      max={trackSteps}
      value={Math.round(scale.toPosition(value) * trackSteps)}
      aria-label={label}
      aria-valuetext={format(value)}
      onChange={handleChange}
      onKeyDown={handleKey}
      onKeyUp={onCommit}
      onPointerUp={onCommit}
      className={classNames(
        // Half a thumb wider on both sides than the track, so that the thumb's middle is the value.
        'pointer-events-none absolute top-0 -left-3 h-full w-[calc(100%+1.5rem)] appearance-none bg-transparent pointer-coarse:-left-4 pointer-coarse:w-[calc(100%+2rem)]',
        thumbLook,
        isOnTop && 'z-10',
      )}
    />
  );
}

function valueAfterKey(key: string, value: number, scale: RangeScale): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return scale.step(value, 1, 'small');
    case 'ArrowLeft':
    case 'ArrowDown':
      return scale.step(value, -1, 'small');
    case 'PageUp':
      return scale.step(value, 1, 'large');
    case 'PageDown':
      return scale.step(value, -1, 'large');
    case 'Home':
      return scale.min;
    case 'End':
      return scale.max;
    default:
      return undefined;
  }
}
