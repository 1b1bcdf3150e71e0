import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Property } from '#contract/property/property.ts';
import { rowElementId } from '#src/components/ui/table/use-grid.ts';
import { usePropertyTableState } from '#src/features/properties/admin-table/property-table-state.ts';

/**
 * The property in the panel. Its id is in the URL, so that Back closes the panel. `properties` are
 * the rows of the current page.
 */
export function useOpenProperty(properties: readonly Property[]) {
  const { open: openId, change } = usePropertyTableState();
  const navigate = useNavigate();
  const hasOwnEntry = useRef(false);
  const [latest, setLatest] = useState<Property>();
  const index = properties.findIndex(({ _id }) => _id === openId);
  const found = properties[index];
  if (found && found !== latest) setLatest(found);
  // A changed property stays open when it leaves the list.
  const property = found ?? (openId !== undefined && latest?._id === openId ? latest : undefined);
  useFocusedRow(openId);

  useEffect(() => {
    if (openId === undefined) hasOwnEntry.current = false;
  }, [openId]);

  function open({ _id }: Property) {
    if (openId === undefined) hasOwnEntry.current = true;
    change({ open: _id }, { replace: openId !== undefined });
  }

  function close() {
    if (hasOwnEntry.current) navigate(-1);
    else change({ open: undefined }, { replace: true });
  }

  function openNeighbour(step: 1 | -1) {
    const neighbour = found && properties[index + step];
    if (neighbour) open(neighbour);
  }

  /** Shows a change of the property, also when it is no longer in the rows. */
  function showChanged(changed: Property) {
    setLatest((shown) => (shown?._id === changed._id ? changed : shown));
  }

  return { property, index, open, close, openNeighbour, showChanged };
}

/** Keeps the open row in view, and focuses it after the panel is closed. */
function useFocusedRow(openId: string | undefined) {
  const previousId = useRef(openId);
  useEffect(() => {
    const row = (id = '') => document.getElementById(rowElementId(id));
    if (openId !== undefined) row(openId)?.scrollIntoView({ block: 'nearest' });
    else if (hasPanelLeftFocus()) row(previousId.current)?.focus({ preventScroll: true });
    previousId.current = openId;
  }, [openId]);
}

/** Whether the focus is nowhere or on a row. It stays on a filter whose change closed the panel. */
function hasPanelLeftFocus(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id.startsWith(rowElementId('')) === true;
}
