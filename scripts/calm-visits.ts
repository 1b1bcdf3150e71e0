import { withStolenShare } from './stolen-time.ts';

interface WatchedVisit<Visit> {
  result: Visit;
  /** See `withStolenShare`. */
  stolenShare: number;
}

/** Of the processor time that a visit wanted; of one that lost more, the figures say little. */
const CALM_SHARE = 0.05;
const MOST_VISITS_PER_ROUND = 4;

/**
 * Visits until `rounds` of them had the machine to themselves, or there have been too many; says
 * how many there were, and answers those that lost the least of the processor to the machine's host.
 */
export async function calmVisits<Visit>(
  rounds: number,
  visit: () => Promise<Visit>,
  watched: (visit: () => Promise<Visit>) => Promise<WatchedVisit<Visit>> = withStolenShare,
): Promise<Visit[]> {
  const visits: WatchedVisit<Visit>[] = [];
  const calm = () => visits.filter(({ stolenShare }) => stolenShare <= CALM_SHARE);
  while (calm().length < rounds && visits.length < rounds * MOST_VISITS_PER_ROUND) {
    visits.push(await watched(visit));
  }
  const calmest = visits.toSorted((a, b) => a.stolenShare - b.stolenShare).slice(0, rounds);
  const percent = Math.round(100 * (calmest.at(-1)?.stolenShare ?? 0));
  console.log(
    `  the ${rounds} calmest of ${visits.length} visits: at most ${percent} % of the processor was taken from them`,
  );
  return calmest.map(({ result }) => result);
}
