import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { propertyReference } from '#contract/property/property-labels.ts';
import { wordsIn } from '#contract/search/text-folding.ts';
import { suggestionQueries } from '#src/features/properties/api/suggestion-queries.ts';
import { findByReference } from './property-references.ts';

const MIN_LENGTH = 2;
const TYPING_PAUSE_MS = 150;

/** Finds properties by their reference or title, after a pause in typing. */
export function useFoundProperties(typed: string) {
  const q = typed.trim();
  const debounced = useDebouncedText(q);
  const isLong = q.length >= MIN_LENGTH;
  const { data, isFetching, isError } = useQuery({
    ...suggestionQueries.found(debounced),
    enabled: debounced.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  return {
    properties: isLong ? namedBy(data ?? [], q) : [],
    isSearching: isLong && (debounced !== q || isFetching),
    isError: isLong && isError,
  };
}

/** The text, updated after a pause in typing. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Properties whose title or reference contains every word, the exact reference first. */
function namedBy(properties: readonly Property[], typed: string): Property[] {
  const words = wordsIn(typed);
  const exact = findByReference(properties, typed);
  const others = properties.filter((property) => {
    const text = wordsIn(`${property.title} ${propertyReference(property)}`).join(' ');
    return property !== exact && words.every((word) => text.includes(word));
  });
  return exact ? [exact, ...others] : others;
}
