import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { SearchField } from '#src/components/ui/form/search-field.tsx';
import { useCombobox } from '#src/components/ui/form/use-combobox.ts';
import { paths } from '#src/lib/paths.ts';
import { findByReference, mayBeReference } from './property-references.ts';
import * as texts from './texts.ts';

const SearchSuggestions = lazyPart(
  async () => (await import('./search-suggestions.tsx')).SearchSuggestions,
);

interface PropertySearchFieldProps {
  value: string | undefined;
  onChange: (q: string | undefined) => void;
  onFocus?: () => void;
  /** Called on Enter, unless a property with that reference opens. */
  onSubmit?: (q: string) => void;
  /** Adds a button with an arrow, named by this text. */
  submitLabel?: string;
  /** Called with the part of a search that a suggested area sets. */
  onChooseArea: (choice: { location: string; q: string | undefined }) => void;
  hrefOf?: (id: string) => string;
  /** Whether drafts are suggested too. */
  isForStaff?: boolean;
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
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const { listId, active, reset, inputProps } = useCombobox({
    count: isOpen ? count : 0,
    onOpen: () => setSuggestions('open'),
    onClose: () => setSuggestions('closed'),
  });

  function setSuggestions(state: 'open' | 'closed') {
    setIsOpen(state === 'open');
    reset();
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

  async function findTyped(typed: string) {
    const { suggestionQueries } = await import(
      '#src/features/properties/api/suggestion-queries.ts'
    );
    return client.fetchQuery(suggestionQueries.typed(typed, props.isForStaff));
  }

  async function openReference(typed: string) {
    const property = findByReference(await findTyped(typed).catch(() => []), typed);
    if (property) return navigate(hrefOf(property._id));
    onChange(typed);
    onSubmit?.(typed);
  }

  return (
    <SearchField
      label={texts.searchLabel}
      placeholder={texts.searchPlaceholder}
      value={value}
      onChange={onChange}
      onEnter={handleEnter}
      submitLabel={props.submitLabel}
      isLandmark={props.isLandmark}
      className={props.className}
      input={{
        ...inputProps,
        onFocus: () => {
          setIsFocused(true);
          props.onFocus?.();
        },
        onBlur: () => setSuggestions('closed'),
        onInput: () => setSuggestions('open'),
      }}
      suggestions={(typed, replaceText) =>
        isFocused && (
          <SearchSuggestions
            id={listId}
            typed={typed}
            isOpen={isOpen}
            active={active}
            hasCounts={hasCounts}
            isForStaff={props.isForStaff}
            onCount={setCount}
            onChooseArea={({ area, rest }) => {
              setSuggestions('closed');
              replaceText(rest);
              onChooseArea({ location: area.name, q: rest || undefined });
            }}
            onChooseProperty={(id) => navigate(hrefOf(id))}
          />
        )
      }
    />
  );
}
