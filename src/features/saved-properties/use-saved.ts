import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { loginHref } from '#src/lib/return-path.ts';
import { useSession } from '#src/lib/use-session.ts';
import { keepPendingSave } from './pending-save.ts';
import { savedPropertyQueries } from './saved-property-queries.ts';
import { useSavedToggle } from './use-saved-toggle.ts';

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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = useSession() !== null;
  const { setSaved, isUpdating } = useSavedToggle(property);

  function handleClick({ detail }: MouseEvent) {
    // The second click of a double click is no second wish.
    if (detail > 1) return;
    if (isSignedIn) return setSaved(!isSaved);
    const returnTo = pathname + search;
    keepPendingSave({ property, returnTo });
    navigate(loginHref(returnTo));
  }

  return { isSaved, isUpdating, handleClick };
}
