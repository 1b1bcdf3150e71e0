import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** How many options are shown; 0 while the list is closed. */
  count: number;
  /** The first option is active until an arrow key; otherwise none is. */
  startsAtFirst?: boolean;
  /** Called on an arrow key while the list is closed. */
  onOpen?: () => void;
  /** Called on Escape while the list is open; without it, Escape keeps its meaning. */
  onClose?: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys and attributes of an ARIA combobox, whose input keeps the focus. `OptionGroups` shows
 * the list with `listId`. Enter clicks the active option.
 */
export function useCombobox({ count, startsAtFirst = false, onOpen, onClose }: ComboboxOptions) {
  const listId = useId();
  const [moved, setMoved] = useState<number>();
  const start = startsAtFirst && count > 0 ? 0 : undefined;
  const active = moved !== undefined && moved < count ? moved : start;
  const isExpanded = count > 0;

  /** From the last option to the first, or, unless one is always active, to none. */
  function moveBy(step: number) {
    const places = startsAtFirst ? count : count + 1;
    const next = ((active ?? count) + step + places) % places;
    setMoved(next === count ? undefined : next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const step = steps[key];
    if (event.nativeEvent.isComposing) return;
    if (step) {
      event.preventDefault();
      if (isExpanded) moveBy(step);
      else onOpen?.();
    } else if (key === 'Escape' && isExpanded && onClose) {
      // Chromium would empty the field.
      event.preventDefault();
      onClose();
    } else if (key === 'Enter' && active !== undefined) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  }

  return {
    listId,
    active,
    /** Goes back to the start, because other options are shown. */
    reset: () => setMoved(undefined),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': active === undefined ? undefined : `${listId}-${active}`,
      onKeyDown: handleKeyDown,
    } satisfies ComponentProps<'input'>,
  };
}
