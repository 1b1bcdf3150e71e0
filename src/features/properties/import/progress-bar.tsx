import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';

/** So often a listener hears how far it is; every step of the bar would drown all else. */
const SPOKEN_EVERY_PERCENT = 25;

interface ProgressBarProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const spoken = Math.floor(percent / SPOKEN_EVERY_PERCENT) * SPOKEN_EVERY_PERCENT;
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
          className="h-full rounded-full bg-brand transition-[width] duration-500"
        />
      </div>
      <VisuallyHidden role="status">{`${label}: ${spoken}%`}</VisuallyHidden>
    </>
  );
}
