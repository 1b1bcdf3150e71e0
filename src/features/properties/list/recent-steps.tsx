import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import * as texts from './texts.ts';

const buttonClass =
  'border border-ink/20 bg-surface aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

interface RecentStepsProps {
  /** The first and last visible card, from 0. */
  first: number;
  last: number;
  count: number;
  onStep: (direction: 1 | -1) => void;
}

/** Previous, Next and the position. At an end the button keeps the focus, so it is not disabled. */
export function RecentSteps({ first, last, count, onStep }: RecentStepsProps) {
  const isAtStart = first === 0;
  const isAtEnd = last === count - 1;
  if (isAtStart && isAtEnd) return null;
  return (
    <div className="mt-6 flex items-center justify-center gap-3 md:mt-8">
      <IconButton
        label={texts.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={isAtStart}
        onClick={() => !isAtStart && onStep(-1)}
        className={buttonClass}
      />
      <p role="status" className="min-w-20 text-center text-sm text-muted tabular-nums">
        <span className="sr-only">{texts.showing} </span>
        {texts.position(first + 1, last + 1, count)}
      </p>
      <IconButton
        label={texts.next}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && onStep(1)}
        className={buttonClass}
      />
    </div>
  );
}
