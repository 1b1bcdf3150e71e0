import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '#src/components/ui/form/search-field.tsx';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { findByReference, mayBeReference } from './property-references.ts';
import * as texts from './texts.ts';

const SearchSuggestions = lazy(async () => {
  const { SearchSuggestions } = await import('./search-suggestions.tsx');
  return { default: SearchSuggestions };
});

interface PropertySearchFieldProps {
  value: string | undefined;
  onChange: (q: string | undefined) => void;
  /** Called on Enter, unless a property with that reference opens. */
  onSubmit?: (q: string) => void;
  /** Called with the part of a search that a suggested area sets. */
  onChooseArea: (choice: { location: string; q: string | undefined }) => void;
  /** The URL of a property by its id. */
  hrefOf?: (id: string) => string;
  /** Whether the counts of areas are those of the results; not with other filters. */
  hasCounts?: boolean;
  /** Whether a landmark is needed; not inside another one. */
  isLandmark?: boolean;
  className?: string;
}

/**
 * The text query with suggestions of areas and properties, as an ARIA combobox. The code of the
 * suggestions loads with the first focus.
 */
export function PropertySearchField(props: PropertySearchFieldProps) {
  const { value, onChange, onSubmit, onChooseArea, hasCounts = true } = props;
  const { hrefOf = paths.propertyListing.href } = props;
  const client = useQueryClient();
  const navigate = useNavigate();
  const listId = useId();
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const [active, setActive] = useState<number>();
  const isExpanded = isOpen && count > 0;

  function setSuggestions(state: 'open' | 'closed') {
    setIsOpen(state === 'open');
    setActive(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isExpanded) setActive(nextOf(active, key === 'ArrowDown' ? 1 : -1, count));
      else setSuggestions('open');
    } else if (key === 'Escape' && isExpanded) {
      // Chromium would empty the field.
      event.preventDefault();
      setSuggestions('closed');
    } else if (key === 'Enter' && isExpanded && active !== undefined) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  }

  function handleEnter(typed: string): boolean {
    setSuggestions('closed');
    if (mayBeReference(typed)) {
      openReference(typed);
      return true;
    }
    onSubmit?.(typed);
    return false;
  }

  async function openReference(typed: string) {
    const found = await client.fetchQuery(suggestionQueries.typed(typed)).catch(() => []);
    const property = findByReference(found, typed);
    if (property) return navigate(hrefOf(property._id));
    onChange(typed);
    onSubmit?.(typed);
  }

  return (
    <SearchField
      {...texts.field}
      value={value}
      onChange={onChange}
      onEnter={handleEnter}
      isLandmark={props.isLandmark}
      className={props.className}
      input={{
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isExpanded,
        'aria-controls': isExpanded ? listId : undefined,
        'aria-activedescendant': active === undefined ? undefined : `${listId}-${active}`,
        onFocus: () => setIsFocused(true),
        onBlur: () => setSuggestions('closed'),
        onInput: () => setSuggestions('open'),
        onKeyDown: handleKeyDown,
      }}
      suggestions={(typed, replaceText) =>
        isFocused && (
          <Suspense>
            <SearchSuggestions
              id={listId}
              typed={typed}
              isOpen={isOpen}
              active={active}
              hasCounts={hasCounts}
              onCount={setCount}
              onChooseArea={({ area, rest }) => {
                setSuggestions('closed');
                replaceText(rest);
                onChooseArea({ location: area.name, q: rest || undefined });
              }}
              onChooseProperty={(id) => navigate(hrefOf(id))}
            />
          </Suspense>
        )
      }
    />
  );
}

/** The option after or before the active one; from the last one back to none. */
function nextOf(active: number | undefined, step: 1 | -1, count: number): number | undefined {
  if (active === undefined) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next >= 0 && next < count ? next : undefined;
}
