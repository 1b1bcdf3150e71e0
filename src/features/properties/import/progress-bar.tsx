import * as texts from './texts.ts';

/** Screen readers announce only these steps, because every change would be too much. */
const ANNOUNCED_STEP_PERCENT = 25;

interface ProgressBarProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const announced = Math.floor(percent / ANNOUNCED_STEP_PERCENT) * ANNOUNCED_STEP_PERCENT;
  return (
    <>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          style={{ width: `${percent}%` }}
          className="h-full rounded-full bg-brand-fill transition-[width] duration-500"
        />
      </div>
      <span role="status" className="sr-only">
        {texts.progress(label, announced)}
      </span>
    </>
  );
}
