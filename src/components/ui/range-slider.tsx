import { classNames } from '#src/lib/class-names.ts';
import type { Range, RangeScale } from './range-scale.ts';
import { RangeThumb } from './range-thumb.tsx';

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
    <fieldset aria-label={label} className={classNames('min-w-0', className)}>
      <div className="relative mx-3 h-11 pointer-coarse:mx-4">
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
      </div>
    </fieldset>
  );
}
