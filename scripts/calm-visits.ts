import { type Watched, withStolenShare } from './stolen-time.ts';

/** Of the processor time that was wanted; of a visit that lost more, the figures say little. */
const CALM_SHARE = 0.05;
const MOST_VISITS_PER_ROUND = 4;

/**
 * Visits until the machine's host left `rounds` visits alone, or there have been too many; says how
 * many there were, and answers those that lost the least of the processor.
 */
export async function calmVisits<Visit>(
  rounds: number,
  visit: () => Promise<Visit>,
  watched: (visit: () => Promise<Visit>) => Promise<Watched<Visit>> = withStolenShare,
): Promise<Visit[]> {
  const visits: Watched<Visit>[] = [];
  const calm = () => visits.filter(({ stolenShare }) => stolenShare <= CALM_SHARE);
  while (calm().length < rounds && visits.length < rounds * MOST_VISITS_PER_ROUND) {
    visits.push(await watched(visit));
  }
  const calmest = visits.toSorted((a, b) => a.stolenShare - b.stolenShare).slice(0, rounds);
  const percent = (100 * (calmest.at(-1)?.stolenShare ?? 0)).toFixed(1);
  console.log(
    `  the ${rounds} calmest of ${visits.length} visits: at most ${percent} % of the processor was taken from them, as far as the system tells`,
  );
  return calmest.map(({ result }) => result);
}
