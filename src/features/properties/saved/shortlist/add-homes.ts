import type { QueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import * as endpoints from '#contract/endpoints/saved-properties.ts';
import { savedPropertyQueries } from '#src/features/properties/saved/saved-property-queries.ts';
import { call } from '#src/lib/api.ts';
import { ApiError } from '#src/lib/api-response.ts';
import { notify } from '#src/lib/notify.ts';
import * as texts from './texts.ts';

const REQUESTS_AT_A_TIME = 2;
const NOT_FOUND = 404;

type Outcome = 'added' | 'known' | 'gone' | 'failed';

/**
 * Saves homes in the account, except those that it has, and toasts the result once. Returns the ids
 * that need no further attempt. @throws ApiError if the saved homes could not be loaded
 */
export async function addHomes(client: QueryClient, ids: readonly string[]): Promise<string[]> {
  const saved = await client.fetchQuery(savedPropertyQueries.list());
  const known = new Set(saved.map(({ _id }) => _id));
  const inTurn = pLimit(REQUESTS_AT_A_TIME);
  const outcomes = await Promise.all(
    ids.map((id) => (known.has(id) ? 'known' : inTurn(() => addHome(id)))),
  );
  // Also where no card shows them yet: mounting a card does not request them again.
  await client.invalidateQueries({ queryKey: savedPropertyQueries.all(), refetchType: 'all' });
  showResult(outcomes);
  return ids.filter((_, index) => outcomes[index] !== 'failed');
}

async function addHome(id: string): Promise<Outcome> {
  try {
    await call(endpoints.saveProperty, { params: { id } });
    return 'added';
  } catch (error) {
    return error instanceof ApiError && error.status === NOT_FOUND ? 'gone' : 'failed';
  }
}

/** '5 homes added, 1 no longer listed'. */
function showResult(outcomes: readonly Outcome[]) {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const [added, gone, failed] = [count('added'), count('gone'), count('failed')];
  if (added + gone + failed === 0) {
    notify.info(texts.allKnown);
    return;
  }
  const parts = [
    texts.added(added),
    ...(gone > 0 ? [texts.gone(gone)] : []),
    ...(failed > 0 ? [texts.failedToAdd(failed)] : []),
  ];
  notify[failed > 0 ? 'warning' : 'success'](parts.join(', '));
}
