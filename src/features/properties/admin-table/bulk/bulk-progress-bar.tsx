import { useId } from 'react';
import { Button } from '#src/components/ui/button.tsx';

interface BulkProgressBarProps {
  /** 'Deleting 12 properties' */
  doing: string;
  finished: number;
  total: number;
  onStop: () => void;
}

/** How far a long task is; what is done stays done if it is stopped. */
export function BulkProgressBar({ doing, finished, total, onStop }: BulkProgressBarProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-4 rounded-card border bg-surface px-4 py-3 shadow-float">
      <div className="min-w-0 flex-1">
        <p id={id} role="status" className="text-sm font-medium">
          {doing}
        </p>
        <progress
          aria-labelledby={id}
          value={finished}
          max={total}
          className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand"
        />
      </div>
      <p className="text-sm text-muted tabular-nums">
        {finished.toLocaleString('en-NG')} of {total.toLocaleString('en-NG')}
      </p>
      <Button variant="secondary" size="sm" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
