import { useEffect, useState } from 'react';
import type { PropertySearch } from '#contract/property-search.ts';
import { expectBeginning } from './list-beginnings.ts';
import type { FoundPage } from './property-page.ts';
import { firstPageOf } from './property-page-request.ts';

/** How the results begin, as soon as it is known, while the list that holds them is on its way. */
export function useListBeginning(
  search: PropertySearch,
  pageSize: number | undefined,
  isAwaited: boolean,
): FoundPage | null {
  const [beginning, setBeginning] = useState<{ of: PropertySearch; page: FoundPage }>();
  useEffect(() => {
    if (!isAwaited) return;
    return expectBeginning({
      request: firstPageOf(search, pageSize),
      show: (page) => setBeginning({ of: search, page }),
    });
  }, [search, pageSize, isAwaited]);
  return isAwaited && beginning?.of === search ? beginning.page : null;
}
