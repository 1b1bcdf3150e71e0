import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { listingChoices, setHidesNo } from './notes-store.ts';
import * as texts from './texts.ts';

/** Beside the count of the listings: hides the homes that the visitor said no to. */
export function HideNo({ hiddenCount }: { hiddenCount: number }) {
  const isHiding = useDeviceStore(listingChoices).items.length > 0;
  return (
    <div className="flex items-center gap-x-3 text-muted">
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

/** In place of the cards if the visitor said no to all of them. */
export function AllHidden() {
  return (
    <EmptyState
      title={texts.allHidden}
      action={<Button onClick={() => setHidesNo(false)}>{texts.showThem}</Button>}
    />
  );
}
