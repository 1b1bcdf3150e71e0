import type { ReactNode } from 'react';
import type { Property } from '#contract/property/property.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { useDeviceStore } from '#src/lib/device-store.ts';
import { homeNotes, listingChoices, setHidesNo } from './notes-store.ts';
import * as texts from './texts.ts';

/** The homes that the visitor said no to are left out of `shown` if they chose that. */
function useSaidNo(properties: readonly Property[]) {
  const { items } = useDeviceStore(homeNotes);
  const isHiding = useDeviceStore(listingChoices).items.length > 0;
  const noIds = new Set(items.filter(({ verdict }) => verdict === 'no').map(({ id }) => id));
  const shown = isHiding ? properties.filter(({ _id }) => !noIds.has(_id)) : [...properties];
  return { hasNo: noIds.size > 0, isHiding, shown, hiddenCount: properties.length - shown.length };
}

/** Beside the count of the listings: hides the homes that the visitor said no to. */
export function HideNo({ properties }: { properties: readonly Property[] }) {
  const { hasNo, isHiding, hiddenCount } = useSaidNo(properties);
  if (!hasNo) return null;
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

interface WithoutNoProps {
  properties: readonly Property[];
  children: (shown: Property[]) => ReactNode;
}

/** The results without those that are hidden. */
export function WithoutNo({ properties, children }: WithoutNoProps) {
  const { shown, hiddenCount } = useSaidNo(properties);
  if (shown.length > 0 || hiddenCount === 0) return children(shown);
  return (
    <EmptyState
      title={texts.allHidden}
      action={<Button onClick={() => setHidesNo(false)}>{texts.showThem}</Button>}
    />
  );
}
