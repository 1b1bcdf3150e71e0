import { useLocation, useNavigate } from 'react-router-dom';
import type { Property } from '#contract/property.ts';
import { loginHref } from '#src/lib/return-path.ts';
import { keepPendingSave } from './pending-save.ts';

/** For guests: how to remember what they want to save and ask them to sign in, from where they return. */
export function useAskToSave(property: Property): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const returnTo = pathname + search;
    keepPendingSave({ property, returnTo });
    navigate(loginHref(returnTo));
  };
}
