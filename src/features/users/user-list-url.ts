import { useSearchParams } from 'react-router-dom';
import { type UserSort, userSorts } from './user-order.ts';

export const userPageSizes = [25, 50, 100] as const;

/** Which users are shown, as the address bar holds it, which is the only place where it is kept. */
export interface UserListView {
  q: string;
  sort: UserSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

export function useUserListUrl() {
  const [parameters, setParameters] = useSearchParams();
  return {
    view: viewOf(parameters),
    /** Whatever else changes the list begins on its first page. */
    change(change: Partial<UserListView>, history: 'push' | 'replace' = 'push') {
      // The address is ahead of what is rendered: a change made right after another must keep it.
      const current = viewOf(new URLSearchParams(window.location.search));
      const next = parametersOf({ ...current, page: 1, ...change });
      setParameters(next, { replace: history === 'replace', preventScrollReset: true });
    },
  };
}

function viewOf(parameters: URLSearchParams): UserListView {
  const asked = (name: string) => parameters.get(name);
  const page = Number(asked('page'));
  return {
    q: asked('q')?.trim() ?? '',
    sort: userSorts.find((sort) => sort === asked('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: userPageSizes.find((size) => `${size}` === asked('rows')) ?? userPageSizes[0],
  };
}

/** What is as usual is left out. */
function parametersOf({ q, sort, page, pageSize }: UserListView): URLSearchParams {
  const entries: [string, string | false][] = [
    ['q', q],
    ['sort', sort !== 'newest' && sort],
    ['page', page > 1 && `${page}`],
    ['rows', pageSize !== userPageSizes[0] && `${pageSize}`],
  ];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => !!entry[1]));
}
