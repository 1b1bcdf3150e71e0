import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { Property } from '#contract/property.ts';
import { useSession } from '#src/lib/session.ts';
import { savedPropertyQueries } from './saved-property-queries.ts';
import { useAskToSave } from './use-ask-to-save.ts';
import { useSavedToggle } from './use-saved-toggle.ts';

/** The saved properties, as far as this visit has loaded them; asks for nothing. */
export function useKnownSaved(): readonly Property[] {
  return useQueryClient().getQueryData(savedPropertyQueries.list().queryKey) ?? [];
}

/** The state of a property among others: one list tells of all of them. */
export function useSavedOnCard(property: Property) {
  const isSignedIn = useSession() !== null;
  const { data = false } = useQuery({
    ...savedPropertyQueries.list(),
    enabled: isSignedIn,
    select: (list) => list.some(({ _id }) => _id === property._id),
  });
  return useSaved(property, isSignedIn && data);
}

/** The state of the one property that a page is about. */
export function useSavedOnDetail(property: Property) {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({
    ...savedPropertyQueries.state(property._id),
    enabled: isSignedIn,
  });
  return useSaved(property, isSignedIn && data?.saved === true);
}

function useSaved(property: Property, isSaved: boolean) {
  const isSignedIn = useSession() !== null;
  const askToSave = useAskToSave(property);
  const { setSaved, isUpdating } = useSavedToggle(property);

  function handleClick({ detail }: MouseEvent) {
    // The second click of a double click is no second wish.
    if (detail > 1) return;
    if (isSignedIn) return setSaved(!isSaved);
    askToSave();
  }

  return { isSaved, isUpdating, handleClick, setSaved };
}
