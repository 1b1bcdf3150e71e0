import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { setHidesNo } from './notes-store.ts';
import * as texts from './texts.ts';

interface HideNoProps {
  isHiding: boolean;
  hiddenCount: number;
}

/** Beside the count of the listings: hides the homes that the visitor said no to. */
export function HideNo({ isHiding, hiddenCount }: HideNoProps) {
  return (
    <div className="flex items-center gap-x-3 text-muted max-md:order-last max-md:-mb-1 max-md:w-full md:-my-2">
      <Checkbox
        label={texts.hideNo}
        checked={isHiding}
        onChange={({ target }) => setHidesNo(target.checked)}
      />
      <p role="status" className="text-sm tabular-nums">
        {isHiding && texts.hidden(hiddenCount)}
      </p>
    </div>
  );
}

/** In place of results that are all hidden. */
export function AllHidden() {
  return (
    <EmptyState
      title={texts.allHidden}
      action={<Button onClick={() => setHidesNo(false)}>{texts.showThem}</Button>}
    />
  );
}
