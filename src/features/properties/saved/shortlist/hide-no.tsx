import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { setHidesNo } from './notes-store.ts';
import * as texts from './texts.ts';

interface HideNoProps {
  isHiding: boolean;
  /** How many of the results the visitor said no to. */
  count: number;
}

/** Before the filters of the listings: hides the homes that the visitor said no to. */
export function HideNo({ isHiding, count }: HideNoProps) {
  return (
    <Checkbox
      label={texts.hideNo(count)}
      checked={isHiding}
      onChange={({ target }) => setHidesNo(target.checked)}
      className="gap-2! text-muted"
    />
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
