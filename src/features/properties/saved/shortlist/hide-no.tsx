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
    <div className="-my-2 flex items-center gap-x-3 text-muted">
      <p role="status" className="text-sm tabular-nums md:text-base">
        {isHiding && texts.hidden(hiddenCount)}
      </p>
      <Checkbox
        label={texts.hideNo}
        checked={isHiding}
        onChange={({ target }) => setHidesNo(target.checked)}
      />
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
