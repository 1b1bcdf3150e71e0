import { Button } from '#src/components/ui/button.tsx';
import * as texts from './texts.ts';

interface PartFailedProps {
  text: string;
  onRetry: () => void;
}

/** In the place of a part of the page that could not be loaded. */
export function PartFailed({ text, onRetry }: PartFailedProps) {
  return (
    <p className="flex flex-wrap items-center gap-2 py-4 text-sm">
      {text}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </p>
  );
}
