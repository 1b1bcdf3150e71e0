import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';

const buttonLook =
  'border border-ink/20 bg-surface aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

interface RecentStepsProps {
  /** Positions from 0, of those on screen. */
  first: number;
  last: number;
  count: number;
  onStep: (direction: 1 | -1) => void;
}

/** Back and forth, and where one is. At an end the button stays, so that the focus does too. */
export function RecentSteps({ first, last, count, onStep }: RecentStepsProps) {
  const isAtStart = first === 0;
  const isAtEnd = last === count - 1;
  if (isAtStart && isAtEnd) return null;
  return (
    <div className="mt-6 flex items-center justify-center gap-3 md:mt-8">
      <IconButton
        label="Previous"
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={isAtStart}
        onClick={() => !isAtStart && onStep(-1)}
        className={buttonLook}
      />
      <p role="status" className="min-w-20 text-center text-sm text-muted tabular-nums">
        <VisuallyHidden>Showing </VisuallyHidden>
        {first === last ? first + 1 : `${first + 1} to ${last + 1}`} of {count}
      </p>
      <IconButton
        label="Next"
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && onStep(1)}
        className={buttonLook}
      />
    </div>
  );
}
